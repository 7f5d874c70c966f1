import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PaymentMethod } from '../../lib/payment-methods';
import type { Place } from '../../lib/keyset';
import { cappedTotal, COUNTED, escapeLike, staffWords } from '../../lib/staff-words';
import { moneyOf } from '../payments/money-of';
import { waitsForStaff, type MoneyWait } from '../payments/money-waiting';
import { ORDER_COLUMNS, type OrderRow } from './orders.repository';
import type { OrderStatus } from './orders.tables';

export interface StaffFilter {
  status?: OrderStatus;
  search?: string;
  paymentStatus?: 'paid' | 'unpaid';
  paymentMethod?: PaymentMethod;
  /** Only those whose shoppers wait for an answer. */
  isCancelAsked?: boolean;
  /** Only those whose money waits for staff. */
  moneyWaits?: MoneyWait;
  from?: Date;
  /** Up to, without it. */
  to?: Date;
}

/** Orders as staff look for them; every word must be somewhere in the code, the goods or who gets them. */
export function createStaffOrderList(db: Db) {
  function matching(filter: StaffFilter) {
    const { status, paymentStatus, paymentMethod, isCancelAsked, moneyWaits, from, to, search } = filter;
    const { succeeded, refunded } = moneyOf('order', 'orders.id');
    const isPaid = sql<boolean>`(grand_total = 0 or status = 'DONE'
      or (${succeeded} > 0 and ${succeeded} - ${refunded} >= grand_total))`;
    const query = db
      .selectFrom('orders')
      .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'NEW'))
      .$if(paymentMethod !== undefined, (rows) => rows.where('paymentMethod', '=', paymentMethod ?? 'COD'))
      .$if(from !== undefined, (rows) => rows.where('placedAt', '>=', from ?? new Date(0)))
      .$if(to !== undefined, (rows) => rows.where('placedAt', '<', to ?? new Date(0)))
      .$if(paymentStatus === 'paid', (rows) => rows.where(isPaid))
      .$if(paymentStatus === 'unpaid', (rows) => rows.where(sql<boolean>`not ${isPaid}`))
      .$if(moneyWaits !== undefined, (rows) =>
        rows.where(waitsForStaff('order', 'orders.id', moneyWaits ?? 'REFUND')),
      )
      .$if(isCancelAsked === true, (rows) =>
        rows
          .where('status', '=', 'PROCESSING')
          .where('cancelRequestedAt', 'is not', null)
          .where('cancelDeclinedAt', 'is', null),
      );
    return staffWords(search ?? '').reduce(
      (rows, word) =>
        isEmail(word)
          ? rows.where(sql<boolean>`lower(customer ->> 'email') = ${word}`)
          : rows.where('staffText', 'like', `%${escapeLike(word)}%`),
      query,
    );
  }

  return {
    /** One row more than the page, so that it is known whether there is another. */
    page: (
      filter: StaffFilter,
      { limit, after, direction }: { limit: number; after: Place | null; direction: 'asc' | 'desc' },
    ): Promise<OrderRow[]> =>
      matching(filter)
        .select(ORDER_COLUMNS)
        .$if(after !== null, (rows) =>
          rows.where((eb) =>
            eb(
              eb.refTuple('placedAt', 'id'),
              direction === 'asc' ? '>' : '<',
              eb.tuple(after?.at ?? new Date(0), after?.id ?? ''),
            ),
          ),
        )
        .orderBy('placedAt', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute(),

    async count(filter: StaffFilter): Promise<{ total: number; isMore?: true }> {
      const { total } = await db
        .selectFrom(
          matching(filter)
            .select('orders.id')
            .limit(COUNTED + 1)
            .as('found'),
        )
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return cappedTotal(total);
    },
  };
}

/** Part of one, as it is being typed, is looked for like other words. */
const isEmail = (word: string) => /^[^@]+@[^@]+\.[a-z]{2,}$/.test(word);
