import {
  pageParam,
  type At,
  type DiscountKind,
  type Language,
  type Paged,
} from '@storefront/shared/contracts';

export interface FlashSaleQuery {
  language: Language;
  period: 'CURRENT' | 'NEXT';
  page: number;
}
export interface VoucherQuery {
  language: Language;
  kind?: DiscountKind;
  period?: 'CURRENT' | 'NEXT';
  page: number;
}
export interface PromotionQuery {
  language: Language;
  page: number;
}

export const discountKinds: readonly DiscountKind[] = ['PERCENT', 'FIXED', 'QUANTITY'];
/** As addresses say when something runs. */
const periods = { now: 'CURRENT', next: 'NEXT' } as const;
type PeriodName = keyof typeof periods;
const periodNames = Object.keys(periods) as PeriodName[];

/** What an address says wrongly is as if it were not said. */
const periodIn = (query: URLSearchParams): PeriodName | undefined =>
  periodNames.find((name) => name === query.get('period'));

export function parseFlashSaleQuery({ query, language }: At): FlashSaleQuery {
  return { language, period: periodIn(query) === 'next' ? 'NEXT' : 'CURRENT', page: pageParam(query) };
}

export function parseVoucherQuery({ query, language }: At): VoucherQuery {
  const kind = discountKinds.find((one) => one === query.get('kind'));
  const period = periodIn(query);
  return {
    language,
    ...(kind && { kind }),
    ...(period && { period: periods[period] }),
    page: pageParam(query),
  };
}

export const parsePromotionQuery = ({ query, language }: At): PromotionQuery => ({
  language,
  page: pageParam(query),
});

/** A page that the list does not have, or no longer, while others of it are there. */
export const isBeyondTheEnd = (list: Paged<unknown> | undefined): boolean =>
  list !== undefined && list.data.length === 0 && list.meta.total > 0;

/** The part of an address that says a period. */
export const periodName = (period: 'CURRENT' | 'NEXT' | undefined): PeriodName | undefined =>
  periodNames.find((name) => periods[name] === period);
