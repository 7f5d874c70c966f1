import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { ProviderCounts, ProviderStatus } from './providers.schema';
import type { ProviderEventsTable, ProvidersTable } from './providers.tables';

export type ProviderRow = Selectable<ProvidersTable>;

const ofUser = (from: Db, userId: string) =>
  from.selectFrom('providers').selectAll().where('userId', '=', userId);

/** The rows of providers and of what happened to them. */
export const providerRows = {
  findOfUser: (from: Db, userId: string): Promise<ProviderRow | undefined> =>
    ofUser(from, userId).executeTakeFirst(),

  lockOfUser: (tx: Db, userId: string): Promise<ProviderRow | undefined> =>
    ofUser(tx, userId).forUpdate().executeTakeFirst(),

  find: (from: Db, id: string): Promise<ProviderRow | undefined> =>
    from.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (tx: Db, id: string): Promise<ProviderRow | undefined> =>
    tx.selectFrom('providers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Its id; undefined when the account has one already. */
  add: async (tx: Db, row: Insertable<ProvidersTable>): Promise<string | undefined> =>
    (
      await tx
        .insertInto('providers')
        .values(row)
        .onConflict((conflict) => conflict.column('userId').doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id,

  async update(tx: Db, id: string, change: Updateable<ProvidersTable>): Promise<void> {
    await tx.updateTable('providers').set(change).where('id', '=', id).execute();
  },

  /** @returns The id of the event. */
  async tell(tx: Db, event: Omit<ProviderEventsTable, 'id'>): Promise<string> {
    const id = uuid();
    await tx
      .insertInto('providerEvents')
      .values({ id, ...event })
      .execute();
    return id;
  },

  eventsOf: (from: Db, providerId: string) =>
    from
      .selectFrom('providerEvents')
      .selectAll()
      .where('providerId', '=', providerId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  /** Those with an account, the oldest first, as they wait. */
  async page(
    from: Db,
    asked: {
      status?: ProviderStatus | undefined;
      isNameWanted?: boolean | undefined;
      /** LIKE patterns that it must all match; null finds nothing. */
      patterns: string[] | null;
      userId: string | null;
    },
    at: { limit: number; offset: number },
  ): Promise<{ rows: ProviderRow[]; total: number }> {
    let listed = from.selectFrom('providers').where('userId', 'is not', null);
    if (asked.status) listed = listed.where('status', '=', asked.status);
    if (asked.isNameWanted) listed = listed.where('nameWanted', 'is not', null);
    if (asked.userId !== null) listed = listed.where('userId', '=', asked.userId);
    if (!asked.patterns) listed = listed.where(sql<boolean>`false`);
    for (const pattern of asked.patterns ?? []) listed = listed.where('searchText', 'like', pattern);
    const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .orderBy('createdAt')
      .orderBy('id')
      .limit(at.limit)
      .offset(at.offset)
      .execute();
    return { rows, total };
  },

  async counts(from: Db): Promise<ProviderCounts> {
    const rows = await from
      .selectFrom('providers')
      .select(['status', sql<number>`count(*)::int`.as('total')])
      .where('userId', 'is not', null)
      .groupBy('status')
      .execute();
    const counts: ProviderCounts = { NEW: 0, APPROVED: 0, REJECTED: 0, LOCKED: 0 };
    for (const { status, total } of rows) counts[status] = total;
    return counts;
  },
};
