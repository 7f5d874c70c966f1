import { v7 as uuid } from 'uuid';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../db';
import type {
  MembershipEventsTable,
  MembershipPurchasesTable,
  MembershipRow,
  Period,
  PurchaseRow,
} from './memberships.tables';
import type { PlanPeriod } from './periods';

const HISTORY = 50;

export type MembershipChange = Partial<Omit<MembershipRow, 'providerId' | 'createdAt' | 'updatedAt'>>;

/** The rows of memberships; their writers hold the lock of the provider. */
export const membershipRows = {
  find: (from: Db, providerId: string): Promise<MembershipRow | undefined> =>
    from.selectFrom('memberships').selectAll().where('providerId', '=', providerId).executeTakeFirst(),

  async save(tx: Db, providerId: string, change: MembershipChange, now: Date): Promise<void> {
    const row = {
      providerId,
      freeUsedAt: null,
      cancelledAt: null,
      shownLimit: 0,
      checkAt: null,
      endsAt: null,
      planId: null,
      ...change,
      createdAt: now,
      updatedAt: now,
    };
    await tx
      .insertInto('memberships')
      .values(row)
      .onConflict((conflict) => conflict.column('providerId').doUpdateSet({ ...change, updatedAt: now }))
      .execute();
  },

  periodsOf: (from: Db, providerIds: string[]): Promise<Period[]> =>
    providerIds.length === 0
      ? Promise.resolve([])
      : from
          .selectFrom('membershipPeriods')
          .selectAll()
          .where('providerId', 'in', providerIds)
          .orderBy('startsAt')
          .execute(),

  /** Writes what differs: periods without an id are new, and those that are gone are removed. */
  async replacePeriods(tx: Db, providerId: string, before: Period[], after: (Period | PlanPeriod)[]) {
    const stored = new Set(after.flatMap((period) => ('id' in period ? period.id : [])));
    const gone = before.flatMap(({ id }) => (stored.has(id) ? [] : id));
    if (gone.length > 0) await tx.deleteFrom('membershipPeriods').where('id', 'in', gone).execute();
    for (const period of after) {
      if (!('id' in period)) {
        await tx
          .insertInto('membershipPeriods')
          .values({ id: uuid(), providerId, ...period })
          .execute();
        continue;
      }
      const { id, startsAt, endsAt } = period;
      const old = before.find((one) => one.id === id);
      if (old && +old.startsAt === +startsAt && +old.endsAt === +endsAt) continue;
      await tx.updateTable('membershipPeriods').set({ startsAt, endsAt }).where('id', '=', id).execute();
    }
  },

  /** The ids of providers for whom something is to be done. */
  due: async (from: Db, now: Date, limit: number): Promise<string[]> =>
    (
      await from
        .selectFrom('memberships')
        .select('providerId')
        .where('checkAt', '<=', now)
        .orderBy('checkAt')
        .limit(limit)
        .execute()
    ).map(({ providerId }) => providerId),

  addEvent: async (tx: Db, event: Omit<MembershipEventsTable, 'id'>): Promise<string> => {
    const id = uuid();
    await tx
      .insertInto('membershipEvents')
      .values({ id, ...event })
      .execute();
    return id;
  },

  eventsOf: (from: Db, providerId: string) =>
    from
      .selectFrom('membershipEvents')
      .selectAll()
      .where('providerId', '=', providerId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
};

/** What providers bought, and what they are about to pay. */
export const purchaseRows = {
  find: (from: Db, id: string): Promise<PurchaseRow | undefined> =>
    from.selectFrom('membershipPurchases').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (tx: Db, id: string): Promise<PurchaseRow | undefined> =>
    tx.selectFrom('membershipPurchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  openOf: (from: Db, providerId: string): Promise<PurchaseRow | undefined> =>
    from
      .selectFrom('membershipPurchases')
      .selectAll()
      .where('providerId', '=', providerId)
      .where('status', '=', 'PENDING')
      .executeTakeFirst(),

  /** The latest first. */
  historyOf: (from: Db, providerId: string): Promise<PurchaseRow[]> =>
    from
      .selectFrom('membershipPurchases')
      .selectAll()
      .where('providerId', '=', providerId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(HISTORY)
      .execute(),

  add: (tx: Db, row: Insertable<MembershipPurchasesTable>): Promise<PurchaseRow> =>
    tx.insertInto('membershipPurchases').values(row).returningAll().executeTakeFirstOrThrow(),

  async update(tx: Db, id: string, change: Updateable<MembershipPurchasesTable>): Promise<void> {
    await tx.updateTable('membershipPurchases').set(change).where('id', '=', id).execute();
  },

  /** The ids of those that can no longer be paid, and still look as if. */
  overdue: async (from: Db, now: Date, limit: number): Promise<string[]> =>
    (
      await from
        .selectFrom('membershipPurchases')
        .select('id')
        .where('status', '=', 'PENDING')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(limit)
        .execute()
    ).map(({ id }) => id),
};
