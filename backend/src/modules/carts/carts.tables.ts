import type { CartChange, SharedLine } from './carts.schema';

export interface CartsTable {
  customerId: string;
  version: number;
  updatedAt: Date;
}

export interface CartLinesTable {
  customerId: string;
  variantId: string;
  /** Put aside for later. */
  isSaved: boolean;
  position: number;
  quantity: number;
  isOrder: boolean;
  priceSeen: number;
}

export interface CartMergesTable {
  customerId: string;
  /** Made by the browser for a visitor's cart. */
  cartId: string;
  changes: CartChange[];
  mergedAt: Date;
}

export interface SharedCartsTable {
  id: string;
  lines: SharedLine[];
  expiresAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    cartLines: CartLinesTable;
    cartMerges: CartMergesTable;
    carts: CartsTable;
    sharedCarts: SharedCartsTable;
  }
}
