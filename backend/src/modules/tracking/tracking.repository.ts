import type { Insertable } from 'kysely';
import type { Db } from '../../db';
import type { PageViewsTable } from './tracking.tables';

export function createTrackingRepository(db: Db) {
  return {
    async add(view: Insertable<PageViewsTable>) {
      await db.insertInto('pageViews').values(view).execute();
    },

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
