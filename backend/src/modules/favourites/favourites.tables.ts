/** A product that a customer keeps for later. */
export interface FavouritesTable {
  customerId: string;
  productId: string;
  /** What it cost when it was kept. */
  priceSeen: number;
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    favourites: FavouritesTable;
  }
}
