import { sql, type RawBuilder } from 'kysely';
import type { FlashPrice } from './flash-price.schema';

/** What running sales have for a product, as a query reads it; only who wrote the column looks into it. */
export type SaleOffers = readonly object[];

/** The prices of the flash sales that run at this moment, read together with the products that have them. */
export interface FlashPricing {
  /** A column of the sales' offers for a product; null where there are none. */
  column(productId: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A column of when the next sale with a product begins; null when none is planned. */
  nextStart(productId: RawBuilder<unknown>): RawBuilder<unknown>;
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
  nextStart: () => sql`null::timestamptz`,
  pricesOf: () => new Map(),
  lowest: () => null,
};

/** What the flash sales that run make cheaper, of products that are in stock. */
export interface SalePrices {
  /** The same for the same prices. */
  key: string;
  /** In a lasting order. */
  products: readonly string[];
  /** By the id of a variant, in đồng. */
  prices: Readonly<Record<string, number>>;
}

/** Null while no sale makes anything cheaper. */
export type SalePricesNow = () => Promise<SalePrices | null>;
