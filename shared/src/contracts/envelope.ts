import type { paths } from './api';
import type { ErrorCode, Failure, MyOrder, PageMeta, Quote, VoucherConditions } from './schemas';

/**
 * What has no name of its own in the backend's description. Ids are strings, money is a plain integer of đồng,
 * instants are ISO 8601 strings in UTC, durations are milliseconds.
 */

/** Every answer. On failure `message` is the stable code, equal to `errorCode`; `errors` name fields. */
export type Envelope<T> = Omit<Failure, 'success' | 'errorCode' | 'data'> & {
  success: boolean;
  errorCode?: ErrorCode;
  data?: T;
};
export interface Paged<T> {
  data: T[];
  meta: PageMeta;
}

/** What a list of products is narrowed and sorted by. */
export type ProductQuery = NonNullable<paths['/api/main/product']['get']['parameters']['query']>;
/** What something holds for: everything when both lists are empty, else anything in one of them. */
export type OfferScope = Pick<VoucherConditions, 'categories' | 'products'>;
/** An order in its buyer's list, without what waits for a review. */
export type OrderSummary = Omit<MyOrder, 'reviewable'>;
/** `data` of a 409 PRICE_CHANGED, NOT_ENOUGH_STOCK or VOUCHER_INVALID: the price as it is now. */
export interface QuoteConflict {
  quote: Quote;
  /** For PRICE_CHANGED: each line whose unit price moved. */
  changes: { infoId: string; name: string; before: number; after: number }[];
}
