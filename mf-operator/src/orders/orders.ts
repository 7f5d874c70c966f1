import type { At, KeysetMeta, StaffOrder, StaffOrderSummary } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { instantsOf } from '../list/day-range';

export const statuses = ['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'] as const;
export const paymentStatuses = ['paid', 'unpaid'] as const;
export const paymentMethods = ['ONLINE', 'COD', 'THEGHINO'] as const;

/** What staff are asked for: an answer to a shopper, a refund by hand, a look at a payment. */
const waits = ['cancel', 'refund', 'review'] as const;

export interface OrdersQuery {
  status: string | undefined;
  payment: string | undefined;
  method: string | undefined;
  waits: (typeof waits)[number] | undefined;
  from: string;
  to: string;
  search: string;
  /** The oldest first. */
  isOldestFirst: boolean;
  after: string | undefined;
}
export interface OrdersPage {
  data: StaffOrderSummary[];
  meta: KeysetMeta;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text);
/** Which money waits for staff. */
const moneyOf = (waitsFor: OrdersQuery['waits']) =>
  waitsFor === 'refund' ? 'REFUND' : waitsFor === 'review' ? 'REVIEW' : undefined;

/** What the address does not know how to say is ignored. */
export const parseOrdersQuery = ({ query }: Pick<At, 'query'>): OrdersQuery => ({
  status: oneOf(statuses, query.get('status')),
  payment: oneOf(paymentStatuses, query.get('payment')),
  method: oneOf(paymentMethods, query.get('method')),
  waits: oneOf(waits, query.get('waits')),
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  search: (query.get('search') ?? '').slice(0, 100),
  isOldestFirst: query.get('sort') === 'placedAt',
  after: query.get('after') ?? undefined,
});

/** Everybody's orders, page by page. */
export const orders = createQuery<OrdersQuery, OrdersPage>({
  name: 'operator/orders',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async (
    { http, signal },
    { status, payment, method, waits: waitsFor, search, isOldestFirst, after, ...days },
  ) =>
    (
      await http.getWithBearer<OrdersPage>('main/admin/order', {
        params: {
          status,
          paymentStatus: payment,
          paymentMethod: method,
          cancelRequested: waitsFor === 'cancel' || undefined,
          moneyWaits: moneyOf(waitsFor),
          search: search || undefined,
          order: isOldestFirst ? 'ASC' : 'DESC',
          ...instantsOf(days),
          after,
          limit: 20,
        },
        signal,
      })
    )?.data,
});

export const pathOf = (id: string) => `main/admin/order/${encodeURIComponent(id)}` as const;

/** One order with everything in it. */
export const order = createQuery<string, StaffOrder>({
  name: 'operator/order',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) => (await http.getWithBearer<StaffOrder>(pathOf(id), { signal }))?.data,
});

export const fullName = ({ firstName, lastName }: StaffOrder['customer']) =>
  `${lastName} ${firstName}`.trim();
