import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { badRequest, invalidFields, tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import { normaliseEmail } from '../../lib/email';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import { alreadyMail, confirmMail, welcomeMail } from './newsletter-mails';
import { newsletterRows, type Subscription } from './newsletter.repository';
import type { NewsletterBody } from './newsletter.schema';
import type { TokenPurpose } from './newsletter.tables';

export interface NewsletterDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  outbox: Pick<OutboxService, 'enqueue'>;
  settings: Pick<SettingsService, 'client'>;
  /** Where the shop is opened, as in `https://shop.example.com`. */
  publicUrl: string;
}

export type NewsletterService = ReturnType<typeof createNewsletterService>;

/** The words beside the box that people tick; a new text gets a new name. */
const CONSENT_VERSION = '2026-01';
const HOUR_MS = 3_600_000;
const CONFIRM_LIFE_MS = 48 * HOUR_MS;
/** Anyone who has not confirmed by then did not want it, or was not asked by themselves. */
const UNCONFIRMED_RETENTION_MS = 30 * 24 * HOUR_MS;
/** Each try sends a mail, so far fewer are taken from one address than of looking around. */
const MAX_PER_VISITOR = { max: 60, windowMs: HOUR_MS };
/** What one mailbox gets at most, no matter who fills in the form. */
const MAX_PER_MAILBOX = { max: 3, windowMs: HOUR_MS };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Who gets the shop's news: only who asked for it, from the mailbox that was named, and only until they say no. */
export function createNewsletterService(deps: NewsletterDependencies) {
  const { db, clock, limits, outbox, settings, publicUrl } = deps;

  /** Makes a token for a link; only its hash is kept. */
  async function newToken(tx: Db, subscription: Subscription, purpose: TokenPurpose, now: Date) {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = purpose === 'CONFIRM' ? new Date(now.getTime() + CONFIRM_LIFE_MS) : null;
    const row = { tokenHash: hashOf(token), subscriptionId: subscription.id, purpose, expiresAt };
    await newsletterRows.addToken(tx, row, now);
    return token;
  }

  /** Asked before a transaction begins: the embedded database has one session, which the transaction then holds. */
  const siteName = async () => (await settings.client()).settingClient.siteName;

  async function mailContext(tx: Db, subscription: Subscription, name: string, now: Date) {
    const unsubscribeToken = await newToken(tx, subscription, 'UNSUBSCRIBE', now);
    const { email, language } = subscription;
    return { email, language, siteName: name, publicUrl, unsubscribeToken };
  }

  return {
    /** Does the same, to all appearances, for an address that is subscribed and for one that is not. */
    async subscribe(body: NewsletterBody, { ip }: { ip: string }): Promise<void> {
      const visitor = await limits.consume(`newsletter ${ip}`, MAX_PER_VISITOR);
      if (!visitor.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', visitor.retryAfterSeconds);
      const email = normaliseEmail(body.email);
      if (!email) throw invalidFields({ field: 'email', code: 'invalid' });
      if (body.hp) return;
      const mailbox = await limits.consume(`newsletter to ${email}`, MAX_PER_MAILBOX);
      if (!mailbox.allowed) return;

      const now = clock();
      const name = await siteName();
      const consent = { email, language: body.lang, consentVersion: CONSENT_VERSION };
      await db.transaction().execute(async (tx) => {
        const subscription = await newsletterRows.held(tx, consent, now);
        const context = await mailContext(tx, { ...subscription, language: body.lang }, name, now);
        // As much is written for either, so that the time of the answer says no more than the answer.
        await newsletterRows.askAgain(tx, subscription.id, consent, now);
        const token = await newToken(tx, subscription, 'CONFIRM', now);
        const isSubscribed = subscription.status === 'ACTIVE';
        await outbox.enqueue(tx, isSubscribed ? alreadyMail(context) : confirmMail(context, token));
      });
    },

    /** Confirming twice is confirming: a page that was loaded again gets the same answer. */
    async confirm(token: string): Promise<void> {
      const now = clock();
      const name = await siteName();
      await db.transaction().execute(async (tx) => {
        const found = await newsletterRows.findByToken(tx, hashOf(token), 'CONFIRM');
        if (!found) throw badRequest('TOKEN_INVALID');
        if (found.usedAt && found.status === 'ACTIVE') return;
        if (found.usedAt) throw badRequest('TOKEN_INVALID');
        if (found.expiresAt && found.expiresAt <= now) throw badRequest('TOKEN_EXPIRED');
        await newsletterRows.useToken(tx, hashOf(token), now);
        if (found.status === 'ACTIVE') return;
        await newsletterRows.confirm(tx, found.id, now);
        await outbox.enqueue(tx, welcomeMail(await mailContext(tx, found, name, now)));
      });
    },

    /** A mail may be old and its button pressed twice: it always ends with no more mail. */
    async unsubscribe(token: string): Promise<void> {
      const now = clock();
      await db.transaction().execute(async (tx) => {
        const found = await newsletterRows.findByToken(tx, hashOf(token), 'UNSUBSCRIBE');
        if (!found) throw badRequest('TOKEN_INVALID');
        await newsletterRows.useToken(tx, hashOf(token), now);
        await newsletterRows.unsubscribe(tx, found.id, now);
      });
    },

    purgeExpired: () =>
      newsletterRows.purgeUnconfirmed(db, new Date(clock().getTime() - UNCONFIRMED_RETENTION_MS)),
  };
}
