import type { Generated } from 'kysely';
import type { DiscountKind } from '../offers/offers.schema';
import type { ScopeTable, UseState } from '../offers/offers.tables';
import type { PromotionType } from './promotions.schema';

export interface PromotionsTable {
  id: string;
  type: PromotionType;
  nameVi: string;
  nameEn: string;
  descriptionVi: string;
  descriptionEn: string;
  /** Lower is shown earlier. */
  priority: number;
  isActive: Generated<boolean>;
  startsAt: Date;
  /** The first instant at which it is over. */
  endsAt: Date;
  /** With `value`, null for GIFT_PRODUCT. */
  kind: DiscountKind | null;
  value: number | null;
  maxDiscount: number | null;
  minSubtotal: number | null;
  minQuantity: number | null;
  isCombinable: Generated<boolean>;
  isExclusiveWithVoucher: Generated<boolean>;
  /** Goods for QUANTITY_BASED, orders for the other types, as the three that follow. */
  quota: number | null;
  reserved: Generated<number>;
  sold: Generated<number>;
  perCustomerLimit: number | null;
  /** Counts the writes by staff. */
  version: Generated<number>;
}

export interface PromotionScopesTable extends ScopeTable {
  promotionId: string;
}

export interface PromotionGiftsTable {
  promotionId: string;
  position: number;
  variantId: string;
  quantity: number;
}

export interface PromotionUsesTable {
  orderId: string;
  promotionId: string;
  customerId: string;
  quantity: number;
  state: UseState;
  heldAt: Date;
  settledAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    promotionGifts: PromotionGiftsTable;
    promotionScopes: PromotionScopesTable;
    promotionUses: PromotionUsesTable;
    promotions: PromotionsTable;
  }
}
