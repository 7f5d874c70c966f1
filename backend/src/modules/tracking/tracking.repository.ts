import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db';
import type { PageViewsTable } from './tracking.tables';

/** Rows that one day is spread over; as in migration 0058. */
const DAY_PARTS = 8;

export function createTrackingRepository(db: Db) {
  return {
    /** Stores a view and counts it for its day, in one statement. */
    async add(view: Insertable<PageViewsTable>, day: string) {
      const part = Math.floor(Math.random() * DAY_PARTS);
      await db
        .with('counted', (own) =>
          own
            .insertInto('visitDays')
            .values({ day, part, views: 1 })
            .onConflict((known) =>
              known.columns(['day', 'part']).doUpdateSet({ views: sql`visit_days.views + 1` }),
            ),
        )
        .insertInto('pageViews')
        .values(view)
        .execute();
    },

    /** Views of one day, of its month and of all days. */
    visits: (today: string) =>
      db
        .selectFrom('visitDays')
        .select(({ fn }) => [
          fn.coalesce(fn.sum<number>('views').filterWhere('day', '=', today), sql<number>`0`).as('today'),
          fn
            .coalesce(
              fn.sum<number>('views').filterWhere('day', '>=', `${today.slice(0, 7)}-01`),
              sql<number>`0`,
            )
            .as('thisMonth'),
          fn.coalesce(fn.sum<number>('views'), sql<number>`0`).as('total'),
        ])
        .executeTakeFirstOrThrow(),

    countSince: (spans: { today: Date; last7Days: Date; last30Days: Date }) =>
      db
        .selectFrom('pageViews')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('at', '>=', spans.today).as('today'),
          fn.countAll<number>().filterWhere('at', '>=', spans.last7Days).as('last7Days'),
          fn.countAll<number>().as('last30Days'),
        ])
        .where('at', '>=', spans.last30Days)
        .executeTakeFirstOrThrow(),

    top: (since: Date, limit: number) =>
      db
        .selectFrom('pageViews')
        .select(({ fn }) => ['path', fn.countAll<number>().as('views')])
        .where('at', '>=', since)
        .groupBy('path')
        .orderBy('views', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute(),

    /** Views of the pages on the way to an order, in both languages. */
    funnel: (since: Date) =>
      db
        .selectFrom('pageViews')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('step', '=', 'PRODUCT').as('products'),
          fn.countAll<number>().filterWhere('step', '=', 'CART').as('carts'),
          fn.countAll<number>().filterWhere('step', '=', 'CHECKOUT').as('checkouts'),
        ])
        .where('step', 'is not', null)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow(),

    async purge(before: Date) {
      await db.deleteFrom('pageViews').where('at', '<', before).execute();
    },
  };
}
