import type { ProductCard } from './catalogue.schema';

/** Products with the prices of the flash sales that run, asked once for all of them. */
export type Priced = <Card extends Pick<ProductCard, 'id' | 'flashSale'>>(cards: Card[]) => Promise<Card[]>;

/** The products that are cheaper in a sale that runs, in a lasting order. */
export type OnFlashSale = () => Promise<string[]>;
