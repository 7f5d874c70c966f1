import type { Generated } from 'kysely';
import type { UseState } from '../offers/offers.tables';
import type { FlashKind } from '../offers/sale-price';

export interface FlashSalesTable {
  id: string;
  nameVi: string;
  nameEn: string;
  startsAt: Date;
  /** The first instant at which it is over. */
  endsAt: Date;
  isActive: Generated<boolean>;
  /** Counts the writes by staff. */
  version: Generated<number>;
}

export interface FlashSaleItemsTable {
  flashSaleId: string;
  variantId: string;
  productId: string;
  position: number;
  kind: FlashKind;
  value: number;
  quota: number;
  /** Of the quota, held by orders that are not decided. */
  reserved: Generated<number>;
  /** Of the quota, in orders that are. */
  sold: Generated<number>;
  perCustomerLimit: number | null;
}

export interface FlashSaleUsesTable {
  orderId: string;
  flashSaleId: string;
  variantId: string;
  customerId: string;
  quantity: number;
  state: UseState;
  heldAt: Date;
  settledAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    flashSaleItems: FlashSaleItemsTable;
    flashSaleUses: FlashSaleUsesTable;
    flashSales: FlashSalesTable;
  }
}
