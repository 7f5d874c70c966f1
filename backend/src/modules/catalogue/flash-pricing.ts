import type { ProductCard } from './catalogue.schema';

/** Products with the prices of the flash sales that run, asked once for all of them. */
export type Priced = <Card extends Pick<ProductCard, 'id' | 'flashSale'>>(cards: Card[]) => Promise<Card[]>;

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
