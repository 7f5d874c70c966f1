import { pageParam, type At, type OrderStatus } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

export const orderFilters = [
  'ALL',
  'NEW',
  'PROCESSING',
  'DELIVERING',
  'DONE',
  'CANCEL',
  'REJECT',
] as const satisfies readonly ('ALL' | OrderStatus)[];
type OrderFilter = (typeof orderFilters)[number];
export const orderSorts = ['DESC', 'ASC'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What a list of orders is asked by. */
export interface OrderQuery {
  status: OrderFilter;
  search: string;
  page: number;
  /** By purchase date. */
  order: OrderSort;
  /** How many there are on a page; `pageSize` of them otherwise. */
  size?: number;
}

export const pageSize = 10;
export const maxSearchLength = 100;

/** The query that an address stands for; what it says wrongly is as if it were not said. */
export function parseOrderQuery({ query }: Pick<At, 'query'>): OrderQuery {
  return {
    status: orderFilters.find((filter) => filter === query.get('status')) ?? 'ALL',
    search: (query.get('search') ?? '').trim().slice(0, maxSearchLength),
    page: pageParam(query),
    order: orderSorts.find((sort) => sort === query.get('order')) ?? 'DESC',
  };
}

/** A list of its own making: the newest of all but for what is given. */
export function orderQuery(given: Partial<OrderQuery> = {}): OrderQuery {
  return { status: 'ALL', search: '', page: 1, order: 'DESC', ...given };
}

export function orderQueryKey({ status, search, page, order, size = pageSize }: OrderQuery): string {
  return JSON.stringify([status, search, page, order, size]);
}

/** The address of a list; what is at its default is left unsaid. */
export function ordersLink({ status, search, page, order }: OrderQuery): string {
  return paths.orders.to({
    status: status === 'ALL' ? undefined : status,
    search,
    order: order === 'DESC' ? undefined : order,
    page: page === 1 ? undefined : page,
  });
}
