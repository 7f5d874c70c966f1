import { sql } from 'kysely';
import type { Db } from '../../db';

export interface OrdersOfCustomer {
  count: number;
  /** Cancelled, or refused at the door. */
  failed: number;
  /** Đồng, without those that failed. */
  total: number;
  lastAt: Date | null;
}

/** How much somebody has bought. */
export const ordersOfCustomer = (from: Db, customerId: string): Promise<OrdersOfCustomer> =>
  from
    .selectFrom('orders')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where status in ('CANCEL', 'REJECT')))::int`.as('failed'),
      sql<number>`coalesce(sum(grand_total) filter (where status not in ('CANCEL', 'REJECT')), 0)::bigint`.as(
        'total',
      ),
      sql<Date | null>`max(placed_at)`.as('lastAt'),
    ])
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
