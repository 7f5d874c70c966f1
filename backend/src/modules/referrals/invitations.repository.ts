import { sql, type Selectable } from 'kysely';
import { inBatches, type Db } from '../../db';
import { mailboxHash } from '../../lib/mailbox';
import type { InvitationState } from './referrals.schema';
import type { ReferralInvitationsTable } from './referrals.tables';

export type InvitationRow = Selectable<ReferralInvitationsTable>;
type Step = 'openedAt' | 'joinedAt' | 'orderedAt' | 'rewardedAt';

/** The furthest step decides. */
const state = sql<InvitationState>`case when rewarded_at is not null then 'REWARDED'
  when ordered_at is not null then 'ORDERED' when joined_at is not null then 'JOINED'
  when opened_at is not null then 'OPENED' else 'SENT' end`;

/** Invitations by e-mail. The inviter is in every query of theirs. */
export const invitationRows = {
  /** Until the transaction ends, invitations of this member, and to these mailboxes, wait for it. */
  async hold(tx: Db, inviterId: string, hashes: string[]) {
    await tx
      .selectFrom('referralMembers')
      .select('userId')
      .where('userId', '=', inviterId)
      .forUpdate()
      .executeTakeFirst();
    for (const hash of hashes.toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${hash}`}, 0))`.execute(tx);
  },

  /** Those of these mailboxes that this member has invited. */
  async knownAmong(from: Db, inviterId: string, hashes: string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await from
      .selectFrom('referralInvitations')
      .select('mailboxHash')
      .where('inviterId', '=', inviterId)
      .where('mailboxHash', 'in', hashes)
      .execute();
    return new Set(rows.map(({ mailboxHash }) => mailboxHash));
  },

  /** Those of these mailboxes that got at least `max` invitations from anybody. */
  async fullAmong(from: Db, hashes: string[], { max, since }: { max: number; since: Date }) {
    if (hashes.length === 0) return new Set<string>();
    const rows = await from
      .selectFrom('referralInvitations')
      .select('mailboxHash')
      .where('mailboxHash', 'in', hashes)
      .where('sentAt', '>', since)
      .groupBy('mailboxHash')
      .having(sql<boolean>`sum(sends) >= ${max}`)
      .execute();
    return new Set(rows.map(({ mailboxHash }) => mailboxHash));
  },

  async optedOutAmong(from: Db, hashes: string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await from
      .selectFrom('referralOptOuts')
      .select('mailboxHash')
      .where('mailboxHash', 'in', hashes)
      .execute();
    return new Set(rows.map(({ mailboxHash }) => mailboxHash));
  },

  async optOut(tx: Db, mailboxHash: string, now: Date) {
    await tx
      .insertInto('referralOptOuts')
      .values({ mailboxHash, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async add(
    tx: Db,
    row: Pick<InvitationRow, 'id' | 'inviterId' | 'email' | 'mailboxHash' | 'language' | 'message'>,
    now: Date,
  ) {
    await tx
      .insertInto('referralInvitations')
      .values({
        ...row,
        sentAt: now,
        openedAt: null,
        joinedAt: null,
        orderedAt: null,
        rewardedAt: null,
        createdAt: now,
      })
      .execute();
  },

  /** Mails, as each invitation is sent once in a day at most. */
  sentSince: (from: Db, inviterId: string, since: Date): Promise<{ count: number; oldest: Date | null }> =>
    from
      .selectFrom('referralInvitations')
      .select((eb) => [sql<number>`count(*)::int`.as('count'), eb.fn.min('sentAt').as('oldest')])
      .where('inviterId', '=', inviterId)
      .where('sentAt', '>', since)
      .executeTakeFirstOrThrow(),

  async page(
    from: Db,
    inviterId: string,
    wanted: { state: InvitationState | undefined; pattern: string | undefined },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: InvitationRow[]; total: number }> {
    const listed = from
      .selectFrom('referralInvitations')
      .where('inviterId', '=', inviterId)
      .$if(wanted.state !== undefined, (query) => query.where(state, '=', wanted.state ?? 'SENT'))
      .$if(wanted.pattern !== undefined, (query) => query.where('email', 'like', wanted.pattern ?? ''));
    const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total };
  },

  find: (from: Db, id: string): Promise<InvitationRow | undefined> =>
    from.selectFrom('referralInvitations').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locked until the transaction ends. */
  lock: (tx: Db, inviterId: string, id: string): Promise<InvitationRow | undefined> =>
    tx
      .selectFrom('referralInvitations')
      .selectAll()
      .where('id', '=', id)
      .where('inviterId', '=', inviterId)
      .forUpdate()
      .executeTakeFirst(),

  countOpened: async (from: Db, inviterId: string): Promise<number> =>
    (
      await from
        .selectFrom('referralInvitations')
        .select(sql<number>`count(opened_at)::int`.as('count'))
        .where('inviterId', '=', inviterId)
        .executeTakeFirstOrThrow()
    ).count,

  async resent(tx: Db, id: string, now: Date) {
    await tx
      .updateTable('referralInvitations')
      .set({ sends: sql`sends + 1`, sentAt: now })
      .where('id', '=', id)
      .execute();
  },

  async mark(from: Db, id: string, step: Step, now: Date) {
    await from
      .updateTable('referralInvitations')
      .set({ [step]: now })
      .where('id', '=', id)
      .where(step, 'is', null)
      .execute();
  },

  /** Deletes invitations that led nowhere: they hold addresses of people who are no customers. */
  purge: (from: Db, sentBefore: Date) =>
    inBatches((limit) =>
      from
        .deleteFrom('referralInvitations')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('referralInvitations')
            .select('id')
            .where('sentAt', '<', sentBefore)
            .where('joinedAt', 'is', null)
            .limit(limit),
        )
        .executeTakeFirstOrThrow(),
    ),

  /** Stores which account signed up through the invitation, as long as no account has joined through it. */
  async setInvitee(from: Db, id: string, inviteeId: string) {
    await from
      .updateTable('referralInvitations')
      .set({ inviteeId })
      .where('id', '=', id)
      .where('joinedAt', 'is', null)
      .execute();
  },

  /** The ones by which somebody came: those to their mailbox, and the one they signed up by. */
  async markOf(
    tx: Db,
    inviterId: string,
    { email, userId }: { email: string; userId: string },
    step: Step,
    now: Date,
  ) {
    await tx
      .updateTable('referralInvitations')
      .set({ [step]: now })
      .where('inviterId', '=', inviterId)
      .where((eb) => eb.or([eb('mailboxHash', '=', mailboxHash(email)), eb('inviteeId', '=', userId)]))
      .where(step, 'is', null)
      .execute();
  },
};
