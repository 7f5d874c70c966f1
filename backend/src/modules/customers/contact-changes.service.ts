import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { AppError, badRequest, conflict, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import type { RateLimits } from '../../lib/rate-limits';
import { refusingTaken, type AccountAccess } from '../auth/account-access';
import { newWord } from '../auth/account-tokens';
import type { AuthService } from '../auth/auth.service';
import type { OutboxService } from '../outbox/outbox.service';
import { changedMail, codeMail, masked, takenMail } from './contact-change-mails';
import { createCustomerRepository } from './customers.repository';
import type { ContactChange, ContactChangeBody, Me } from './customers.schema';
import type { ContactKind } from './customers.tables';
import type { CustomerService } from './customers.service';
import { normaliseEmail } from '../../lib/email';
import { normalisePhone } from '../../lib/phone';

export interface ContactChangeDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  auth: Pick<AuthService, 'findAccount'>;
  account: Pick<AccountAccess, 'confirmPassword' | 'isEmailTaken' | 'setEmail'>;
  customers: Pick<CustomerService, 'me'>;
  outbox: Pick<OutboxService, 'enqueue'>;
  siteName: SiteName;
  /** Codes are kept as hashes that only this shop can make. */
  secret: string;
  /** `uniform` hides what is taken. */
  errors: 'spec' | 'uniform';
}
export type ContactChangeService = ReturnType<typeof createContactChangeService>;

const MINUTE_MS = 60_000;
const CODE_LIFE_MS = 10 * MINUTE_MS;
const MAX_WRONG_CODES = 3;
/** Of one account, and to one mailbox. */
const MAX_CODES = { max: 5, windowMs: 60 * MINUTE_MS };
/** To one mailbox on behalf of one account, however many others have sent there: nobody can block an address. */
const OWN_CODES = 2;
/** To one mailbox on behalf of however many accounts: nobody can bury it in codes. */
const MAX_PER_MAILBOX = 20;
/** Also those that were never entered may be asked about. */
const RETENTION_MS = 30 * 24 * 60 * MINUTE_MS;

/** Anyone who tries more looks for whose addresses and numbers are known here. */
const MAX_ATTEMPTS = { max: 20, windowMs: 60 * MINUTE_MS };

const taken = (kind: ContactKind) =>
  conflict(kind === 'EMAIL' ? 'EMAIL_IS_EXIST' : 'PHONE_NUMBER_ALREADY_EXIST');

/** Where somebody is reached changes only by anyone who reads the mail: a code is sent, and three entries are tried. */
export function createContactChangeService(deps: ContactChangeDependencies) {
  const { db, clock, limits, auth, account, outbox, siteName, secret, errors } = deps;
  const customers = createCustomerRepository(db);
  const hashOf = (id: string, code: string) =>
    createHmac('sha256', secret).update(`contact change ${id} ${code}`).digest('hex');

  const isTaken = (kind: ContactKind, target: string, userId: string) =>
    kind === 'EMAIL' ? account.isEmailTaken(target) : customers.isPhoneTaken(db, target, userId);

  /** Expects the account's lock, so that codes asked for at once are counted. */
  async function refuseIfTooMany(
    tx: Db,
    who: { userId: string; kind: ContactKind; target: string },
    now: number,
  ) {
    const { max, windowMs } = MAX_CODES;
    const sent = await customers.changesSince(tx, who, new Date(now - windowMs));
    // Codes for numbers go to the account's own mailbox.
    const own = sent.ofTarget.filter(({ userId }) => userId === who.userId);
    const isMany = own.length >= OWN_CODES || sent.ofTarget.length >= MAX_PER_MAILBOX;
    const countsTarget = who.kind === 'EMAIL' && isMany;
    for (const rows of countsTarget ? [sent.ofAccount, sent.ofTarget] : [sent.ofAccount]) {
      const oldest = rows.at(-max);
      if (!oldest) continue;
      throw tooManyRequests(
        'TOO_MANY_CODES',
        Math.ceil((oldest.createdAt.getTime() + windowMs - now) / 1000),
      );
    }
  }

  return {
    /** Sends a code: for an address to the new one, for a number to the account's mailbox. */
    async begin(
      userId: string,
      { kind, value, password = '' }: ContactChangeBody,
      { language, ip }: { language: Language; ip: string },
    ): Promise<ContactChange> {
      const tried = await limits.consume(`contact change ${userId}`, MAX_ATTEMPTS);
      if (!tried.allowed) throw tooManyRequests('TOO_MANY_CODES', tried.retryAfterSeconds);
      const target = kind === 'EMAIL' ? normaliseEmail(value) : normalisePhone(value);
      if (!target)
        throw invalidFields({ field: 'value', code: value.trim() === '' ? 'required' : 'invalid' });
      const known = await auth.findAccount(userId);
      const profile = await customers.findProfile(userId);
      if (!known || !profile) throw notFound('PROFILE_NOT_FOUND');
      const previous = kind === 'EMAIL' ? known.email : profile.phone;
      if (target === previous) throw invalidFields({ field: 'value', code: 'unchanged' });
      // Who signs in with it must not change because somebody found a browser open.
      if (kind === 'EMAIL') await account.confirmPassword(userId, password, ip);
      const isRefused = await isTaken(kind, target, userId);
      if (isRefused && errors === 'spec') throw taken(kind);

      const id = uuid();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const to = kind === 'EMAIL' ? target : known.email;
      const now = clock();
      await db.transaction().execute(async (tx) => {
        for (const key of [userId, target].sort())
          await sql`select pg_advisory_xact_lock(hashtextextended(${`contact change ${key}`}, 0))`.execute(
            tx,
          );
        await refuseIfTooMany(tx, { userId, kind, target }, now.getTime());
        await customers.endEarlier(tx, userId, kind, now);
        await customers.addChange(tx, {
          id,
          userId,
          kind,
          previous,
          target,
          // Where nothing is told, no code opens what is taken.
          codeHash: hashOf(id, isRefused ? newWord() : code),
          createdAt: now,
          expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
        });
        const context = { changeId: id, kind, to, language, siteName: await siteName(tx) };
        await outbox.enqueue(tx, isRefused ? takenMail(context) : codeMail(context, code));
      });
      return { id, sentTo: masked(to), expiresIn: CODE_LIFE_MS };
    },

    /** Changes it when the code is right. After three wrong ones even the right code is refused. */
    async confirm(userId: string, id: string, code: string, language: Language): Promise<Me> {
      if (!isUuid(id)) throw notFound('CONTACT_CHANGE_NOT_FOUND');
      const now = clock();
      const change = await customers.takeTry(userId, id, MAX_WRONG_CODES, now);
      if (!change) throw await whyNot(userId, id, now);
      const given = Buffer.from(hashOf(id, code.trim()));
      if (!timingSafeEqual(given, Buffer.from(change.codeHash))) {
        if (change.tries >= MAX_WRONG_CODES) throw badRequest('CODE_USED_UP');
        throw new AppError(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'code', code: 'wrongCode' }],
          data: { triesLeft: MAX_WRONG_CODES - change.tries },
        });
      }

      const { kind, target, previous } = change;
      const refusal = errors === 'spec' ? taken(kind) : badRequest('CODE_EXPIRED');
      await refusingTaken(refusal, () =>
        db.transaction().execute(async (tx) => {
          if (!(await customers.useChange(tx, id, now))) throw notFound('CONTACT_CHANGE_NOT_FOUND');
          if (kind === 'PHONE') {
            if (!(await customers.takePhone(tx, userId, target, now))) throw refusal;
            return;
          }
          await account.setEmail(tx, userId, target);
          if (previous)
            await outbox.enqueue(
              tx,
              changedMail({ changeId: id, to: previous, language, siteName: await siteName(tx) }, target),
            );
        }),
      );
      return deps.customers.me(userId);
    },

    /** But for those that say which mailboxes an account had before. */
    purgeExpired: () => customers.purgeChanges(new Date(clock().getTime() - RETENTION_MS)),
  };

  async function whyNot(userId: string, id: string, now: Date): Promise<AppError> {
    const change = await customers.findChange(userId, id);
    if (!change || change.usedAt) return notFound('CONTACT_CHANGE_NOT_FOUND');
    return badRequest(change.expiresAt <= now ? 'CODE_EXPIRED' : 'CODE_USED_UP');
  }
}
