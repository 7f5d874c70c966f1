import { sql, type Selectable, type SqlBool } from 'kysely';
import { inBatches, type Db } from '../../db';
import type { InvitationState } from './referrals.schema';
import type { ReferralInvitationsTable } from './referrals.tables';

export type InvitationRow = Selectable<ReferralInvitationsTable>;
type Step = 'openedAt' | 'joinedAt' | 'orderedAt' | 'rewardedAt';

const stepsInOrder = [
  ['REWARDED', 'rewarded_at'],
  ['ORDERED', 'ordered_at'],
  ['JOINED', 'joined_at'],
  ['OPENED', 'opened_at'],
] as const;

/** The furthest step decides. */
const isIn = (state: InvitationState) => {
  const at = stepsInOrder.findIndex(([name]) => name === state);
  const later = (at < 0 ? stepsInOrder : stepsInOrder.slice(0, at)).map(([, column]) => column);
  return sql<SqlBool>`${at < 0 ? sql`true` : sql`${sql.ref(stepsInOrder[at]?.[1] ?? '')} is not null`}
    and num_nonnulls(null::timestamptz${later.length > 0 ? sql`, ${sql.join(later.map((column) => sql.ref(column)))}` : sql``}) = 0`;
};

/** Invitations by e-mail. The inviter is in every query of theirs. */
export const invitationRows = {
  /** Those of these addresses that this member has invited. */
  async knownAmong(from: Db, inviterId: string, emails: string[]): Promise<Set<string>> {
    if (emails.length === 0) return new Set();
    const rows = await from
      .selectFrom('referralInvitations')
      .select('email')
      .where('inviterId', '=', inviterId)
      .where('email', 'in', emails)
      .execute();
    return new Set(rows.map(({ email }) => email));
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

  /** False when this member has invited the address already. */
  async add(
    tx: Db,
    row: Pick<InvitationRow, 'id' | 'inviterId' | 'email' | 'language' | 'message'>,
    now: Date,
  ): Promise<boolean> {
    const added = await tx
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
      .onConflict((conflict) => conflict.columns(['inviterId', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  countSince: async (from: Db, inviterId: string, since: Date): Promise<number> =>
    (
      await from
        .selectFrom('referralInvitations')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('inviterId', '=', inviterId)
        .where('createdAt', '>', since)
        .executeTakeFirstOrThrow()
    ).count,

  async page(
    from: Db,
    inviterId: string,
    { state, pattern }: { state: InvitationState | undefined; pattern: string | undefined },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: InvitationRow[]; total: number }> {
    const listed = from
      .selectFrom('referralInvitations')
      .where('inviterId', '=', inviterId)
      .$if(state !== undefined, (query) => query.where(isIn(state ?? 'SENT')))
      .$if(pattern !== undefined, (query) => query.where('email', 'like', pattern ?? ''));
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

  /** Notes who signs up by it, unless somebody has joined by it. */
  async setInvitee(from: Db, id: string, inviteeId: string) {
    await from
      .updateTable('referralInvitations')
      .set({ inviteeId })
      .where('id', '=', id)
      .where('joinedAt', 'is', null)
      .execute();
  },

  /** The ones by which somebody came: those to their address, and the one they signed up by. */
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
      .where((eb) => eb.or([eb('email', '=', email), eb('inviteeId', '=', userId)]))
      .where(step, 'is', null)
      .execute();
  },
};
