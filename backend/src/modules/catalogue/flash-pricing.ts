import { sql, type RawBuilder } from 'kysely';
import type { FlashPrice } from './flash-price.schema';

/** What running sales have for a product, as a query reads it; only who wrote the column looks into it. */
export type SaleOffers = readonly object[];

/** The prices of the flash sales that run at this moment, read together with the products that have them. */
export interface FlashPricing {
  /** A column of the sales' offers for a product; null where there are none. */
  column(productId: RawBuilder<unknown>): RawBuilder<unknown>;
  /** What they make of the usual prices of its variants; without those that no sale makes cheaper. */
  pricesOf(
    offers: SaleOffers | null,
    usualPrices: Iterable<readonly [variantId: string, price: number]>,
  ): ReadonlyMap<string, FlashPrice>;
  /** The price of a product, from those of its variants. */
  lowest(prices: Iterable<FlashPrice>): FlashPrice | null;
}

/** For who shows no prices. */
export const noSales: FlashPricing = {
  column: () => sql`null::json`,
  pricesOf: () => new Map(),
  lowest: () => null,
};

/** The products that are cheaper in a sale that runs, in a lasting order. */
export type OnFlashSale = () => Promise<string[]>;
