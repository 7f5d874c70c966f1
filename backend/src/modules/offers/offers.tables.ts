/** What an order took of an offer: held while it is open, consumed when it is paid, released when it is cancelled. */
export type UseState = 'HELD' | 'CONSUMED' | 'RELEASED';

/** A row names either a category or a product. */
export interface ScopeTable {
  categoryId: string | null;
  productId: string | null;
}
export type SettledState = Exclude<UseState, 'HELD'>;

/** The order that takes something of an offer. */
export interface Taker {
  orderId: string;
  customerId: string;
  now: Date;
}
