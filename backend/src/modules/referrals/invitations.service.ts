import { v7 as uuid, validate as isUuid } from 'uuid';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import {
  AppError,
  conflict,
  invalidFields,
  notFound,
  tooManyRequests,
  unprocessable,
} from '../../lib/errors';
import { normaliseEmail } from '../../lib/email';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import { mailboxHash } from '../../lib/mailbox';
import { hasLink, plainLines } from '../../lib/plain-text';
import { createSignedIds } from '../../lib/signed-ids';
import type { StoreAnswer } from '../../plugins/idempotency';
import { accountLookup } from '../auth/account-lookup';
import { pageAsked } from '../offers/offers.schema';
import type { OutboxService } from '../outbox/outbox.service';
import { invitationMail } from './invitation-mail';
import { invitationRows, type InvitationRow } from './invitations.repository';
import { memberRows } from './members.repository';
import { MAX_INVITATIONS_PER_DAY, MAX_SENDS, MAX_TO_A_MAILBOX_PER_WEEK } from './referral-limits';
import {
  MAX_INVITATIONS_AT_ONCE,
  MAX_MESSAGE_LENGTH,
  type Invitation,
  type InvitationsQuery,
  type InvitationState,
  type InviteBody,
  type Invited,
  type OpenedInvitation,
  type SkipReason,
  type Touched,
} from './referrals.schema';
import type { ReferralService } from './referrals.service';

export interface InvitationDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
  siteName: SiteName;
  outbox: Pick<OutboxService, 'enqueue'>;
  referrals: Pick<ReferralService, 'firstNameOf' | 'inviteeBenefitOf' | 'touch'>;
  /** Addresses of a member's contacts by their ids; null without an address. */
  emailsOfContacts(memberId: string, ids: string[]): Promise<Map<string, string | null>>;
}

export type InvitationService = ReturnType<typeof createInvitationService>;

/** The link of an old mail still ends invitations, also when its inviter is no customer any more. */
const TOKEN_LIFE_MS = 365 * DAY_MS;

const RETENTION_MS = 365 * DAY_MS;

/** Invitations by e-mail, for their inviter and for anyone who holds the link of the mail. */
export function createInvitationService(deps: InvitationDependencies) {
  const { db, clock, secret, outbox, referrals, emailsOfContacts } = deps;
  const tokens = createSignedIds({ secret, purpose: 'referral invitation', clock });

  function messageOf(text: string | undefined): string | null {
    const message = plainLines(text ?? '');
    if (message === null) throw invalidFields({ field: 'message', code: 'invalid' });
    if (message.length > MAX_MESSAGE_LENGTH) throw invalidFields({ field: 'message', code: 'maxLength' });
    // A link in a mail of the shop would lend the shop's name to anybody's page.
    if (hasLink(message)) throw invalidFields({ field: 'message', code: 'unsafe' });
    return message || null;
  }

  /** What the mails of one request have in common; asked before the transaction begins. */
  async function mailContext(inviterId: string, language: Language) {
    const campaign = await memberRows.activeCampaign(db, clock());
    if (!campaign) throw conflict('CAMPAIGN_NOT_ACTIVE');
    return {
      language,
      siteName: await deps.siteName(),
      publicUrl: deps.publicUrl,
      inviterName: await referrals.firstNameOf(inviterId),
      benefit: await referrals.inviteeBenefitOf(campaign, language),
    };
  }
  type MailContext = Awaited<ReturnType<typeof mailContext>>;

  const mail = (
    tx: Db,
    invitation: Pick<InvitationRow, 'id' | 'email' | 'mailboxHash' | 'message' | 'sends'>,
    context: MailContext,
  ) => {
    const { id, mailboxHash: hash } = invitation;
    const token = tokens.issue(`${id}_${hash}`, new Date(clock().getTime() + TOKEN_LIFE_MS));
    return outbox.enqueue(tx, invitationMail({ ...invitation, ...context, token }));
  };

  /** Names the mailbox too, so that it can refuse invitations when this one is gone. */
  function readToken(token: string): { id: string; hash: string } {
    const [id, hash] = tokens.idOf(token)?.split('_') ?? [];
    if (!id || !hash) throw notFound('INVITATION_NOT_FOUND');
    return { id, hash };
  }

  async function byToken(token: string): Promise<InvitationRow> {
    const invitation = await invitationRows.find(db, readToken(token).id);
    if (!invitation) throw notFound('INVITATION_NOT_FOUND');
    return invitation;
  }

  /** Those of these mailboxes that want no invitations, and those that got enough of them lately. */
  const refusingAmong = async (from: Db, hashes: string[]) => ({
    optedOut: await invitationRows.optedOutAmong(from, hashes),
    full: await invitationRows.fullAmong(from, hashes, {
      max: MAX_TO_A_MAILBOX_PER_WEEK,
      since: new Date(clock().getTime() - 7 * DAY_MS),
    }),
  });

  /** How many mails the member may send now, and what to throw when there are none left. */
  const allowanceOf = async (tx: Db, memberId: string) => {
    const now = clock().getTime();
    const { count, oldest } = await invitationRows.sentSince(tx, memberId, new Date(now - DAY_MS));
    const wait = (oldest?.getTime() ?? now) + DAY_MS - now;
    return {
      left: Math.max(0, MAX_INVITATIONS_PER_DAY - count),
      usedUp: tooManyRequests('INVITATION_LIMIT_REACHED', Math.ceil(wait / 1000)),
    };
  };

  return {
    /**
     * Invites each mailbox once. Whether an address has an account is not revealed: such an invitation is sent like any
     * other, and simply earns nothing.
     */
    async invite(
      memberId: string,
      { emails, contactIds = [], message, lang }: InviteBody,
      requested: Language,
      store: StoreAnswer,
    ): Promise<AnswerBody<Invited>> {
      if (emails.length + contactIds.length > MAX_INVITATIONS_AT_ONCE)
        throw unprocessable('TOO_MANY_INVITATIONS');
      if (emails.length + contactIds.length === 0) throw invalidFields({ field: 'emails', code: 'required' });
      const words = messageOf(message);
      const language = lang ?? requested;
      const context = await mailContext(memberId, language);
      const skipped: Invited['skipped'] = [];
      const own = await accountLookup.emailOf(db, memberId);
      const ownHash = own === null ? null : mailboxHash(own);
      /** Addresses by their mailbox. */
      const wanted = new Map<string, string>();
      const ofContacts = await emailsOfContacts(memberId, contactIds);
      for (const { text, contactId } of [
        ...emails.map((email) => ({ text: email, contactId: undefined })),
        ...contactIds.map((id) => ({ text: ofContacts.get(id) ?? '', contactId: id })),
      ]) {
        const email = normaliseEmail(text);
        const hash = mailboxHash(email ?? '');
        const skip = (reason: SkipReason) =>
          skipped.push({
            email: email ?? text.slice(0, 100),
            ...(contactId !== undefined && { contactId }),
            reason,
          });
        if (!email)
          skip(
            contactId === undefined ? 'INVALID' : ofContacts.has(contactId) ? 'NO_EMAIL' : 'UNKNOWN_CONTACT',
          );
        else if (wanted.has(hash)) skip('TWICE');
        else if (hash === ownHash) skip('OWN');
        else wanted.set(hash, email);
      }

      const now = clock();
      return db.transaction().execute(async (tx) => {
        const hashes = [...wanted.keys()];
        await invitationRows.hold(tx, memberId, hashes);
        const allowance = await allowanceOf(tx, memberId);
        let { left } = allowance;
        const known = await invitationRows.knownAmong(tx, memberId, hashes);
        const { optedOut, full } = await refusingAmong(tx, hashes);
        let sent = 0;
        for (const [hash, email] of wanted) {
          const reason: SkipReason | null = known.has(hash)
            ? 'ALREADY_INVITED'
            : optedOut.has(hash)
              ? 'UNSUBSCRIBED'
              : full.has(hash)
                ? 'ENOUGH_THIS_WEEK'
                : left === 0
                  ? 'LIMIT'
                  : null;
          if (reason !== null) {
            skipped.push({ email, reason });
            continue;
          }
          const row = { id: uuid(), inviterId: memberId, email, mailboxHash: hash, language, message: words };
          await invitationRows.add(tx, row, now);
          await mail(tx, { ...row, sends: 1 }, context);
          sent += 1;
          left -= 1;
        }
        if (sent === 0 && skipped.some(({ reason }) => reason === 'LIMIT')) throw allowance.usedUp;
        const reply = answer({ sent, skipped, leftToday: left });
        await store(tx, reply);
        return reply;
      });
    },

    async list(memberId: string, query: InvitationsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const search = query.search?.trim().toLowerCase();
      const pattern = search ? `%${search.replace(/[%_\\]/g, '\\$&')}%` : undefined;
      const { rows, total } = await invitationRows.page(
        db,
        memberId,
        { state: query.state, pattern },
        { limit, offset },
      );
      return paged(
        rows.map((row) => toInvitation(row)),
        { page, limit, total },
      );
    },

    async resend(memberId: string, id: string): Promise<Invitation> {
      const asked = isUuid(id) ? await invitationRows.find(db, id) : undefined;
      if (asked?.inviterId !== memberId) throw notFound('INVITATION_NOT_FOUND');
      const context = await mailContext(memberId, asked.language);
      return db.transaction().execute(async (tx) => {
        await invitationRows.hold(tx, memberId, [asked.mailboxHash]);
        const invitation = await invitationRows.lock(tx, memberId, id);
        if (!invitation) throw notFound('INVITATION_NOT_FOUND');
        const { optedOut, full } = await refusingAmong(tx, [invitation.mailboxHash]);
        const resendableAt = resendableAtOf(invitation);
        if (optedOut.size + full.size > 0 || resendableAt === null)
          throw conflict('INVITATION_NOT_RESENDABLE');
        const now = clock();
        if (resendableAt > now) {
          throw new AppError(409, 'INVITATION_RESEND_TOO_SOON', {
            data: { resendableAt: resendableAt.toISOString() },
          });
        }
        const { left, usedUp } = await allowanceOf(tx, memberId);
        if (left === 0) throw usedUp;
        await invitationRows.resent(tx, id, now);
        const sends = invitation.sends + 1;
        await mail(tx, { ...invitation, sends }, context);
        return toInvitation({ ...invitation, sends, sentAt: now });
      });
    },

    async open(token: string, language: Language): Promise<OpenedInvitation> {
      const invitation = await byToken(token);
      const now = clock();
      if (!invitation.openedAt) await invitationRows.mark(db, invitation.id, 'openedAt', now);
      const member = await memberRows.find(db, invitation.inviterId);
      const campaign = await memberRows.activeCampaign(db, now);
      if (!member) throw notFound('INVITATION_NOT_FOUND');
      return {
        code: member.code,
        inviterName: await referrals.firstNameOf(member.userId),
        message: invitation.message,
        inviteeBenefit: await referrals.inviteeBenefitOf(campaign, language),
        state: stateOf({ ...invitation, openedAt: invitation.openedAt ?? now }),
        isUnsubscribed: (await invitationRows.optedOutAmong(db, [invitation.mailboxHash])).size > 0,
      };
    },

    async accept(token: string, customerId: string | undefined): Promise<Touched & { cookie?: string }> {
      const invitation = await byToken(token);
      const member = await memberRows.find(db, invitation.inviterId);
      if (!member) throw notFound('INVITATION_NOT_FOUND');
      await invitationRows.mark(db, invitation.id, 'openedAt', clock());
      return referrals.touch({ code: member.code }, customerId, invitation.id);
    },

    purgeExpired: () => invitationRows.purge(db, new Date(clock().getTime() - RETENTION_MS)),

    /** For all inviters: the mailbox gets no invitation any more. */
    async unsubscribe(token: string): Promise<void> {
      await invitationRows.optOut(db, readToken(token).hash, clock());
    },
  };
}

function stateOf(invitation: InvitationRow): InvitationState {
  if (invitation.rewardedAt) return 'REWARDED';
  if (invitation.orderedAt) return 'ORDERED';
  if (invitation.joinedAt) return 'JOINED';
  return invitation.openedAt ? 'OPENED' : 'SENT';
}

/** Null for people who have joined, or were reminded often enough. */
const resendableAtOf = ({ joinedAt, sends, sentAt }: InvitationRow) =>
  joinedAt || sends >= MAX_SENDS ? null : new Date(sentAt.getTime() + DAY_MS);

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  state: stateOf(row),
  lang: row.language,
  sends: row.sends,
  sentAt: row.sentAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
  joinedAt: row.joinedAt?.toISOString() ?? null,
  orderedAt: row.orderedAt?.toISOString() ?? null,
  rewardedAt: row.rewardedAt?.toISOString() ?? null,
  resendableAt: resendableAtOf(row)?.toISOString() ?? null,
});
