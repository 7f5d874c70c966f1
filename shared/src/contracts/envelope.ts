import type { paths } from './api';
import type { ErrorCode, Failure, MyOrder, PageMeta, Quote, VoucherConditions } from './schemas';

/**
 * Types that the backend's OpenAPI description does not name. Ids are strings, money is a whole number of
 * đồng, instants are ISO 8601 strings in UTC, durations are milliseconds.
 */

/**
 * The shape of every response. On failure `message` is the stable code, equal to `errorCode`; `errors` name
 * fields.
 */
export type Envelope<T> = Omit<Failure, 'success' | 'errorCode' | 'data'> & {
  success: boolean;
  errorCode?: ErrorCode;
  data?: T;
};
export interface Paged<T> {
  data: T[];
  meta: PageMeta;
}

/** The filters and the sorting of a product list. */
export type ProductQuery = NonNullable<paths['/api/main/product']['get']['parameters']['query']>;
/** The products that an offer applies to: all when both lists are empty, else those in either list. */
export type OfferScope = Pick<VoucherConditions, 'categories' | 'products'>;
/** An order in its buyer's list, without the products that wait for a review. */
export type OrderSummary = Omit<MyOrder, 'reviewable'>;
/** `data` of a 409 PRICE_CHANGED, NOT_ENOUGH_STOCK or VOUCHER_INVALID: the price as it is now. */
export interface QuoteConflict {
  quote: Quote;
  /** For PRICE_CHANGED: each line whose unit price changed. */
  changes: { infoId: string; name: string; before: number; after: number }[];
}
