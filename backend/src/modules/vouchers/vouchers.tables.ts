import type { Generated } from 'kysely';
import type { DiscountKind } from '../offers/offers.schema';
import type { ScopeTable, UseState } from '../offers/offers.tables';

export interface VouchersTable {
  id: string;
  /** Upper case. */
  code: string;
  nameVi: string;
  nameEn: string;
  /** What `searchText` makes of code and names. */
  searchText: string;
  /** Shown to everybody. */
  isListed: Generated<boolean>;
  isActive: Generated<boolean>;
  startsAt: Date;
  /** The first instant at which it is over. */
  endsAt: Date;
  kind: DiscountKind;
  value: number;
  maxDiscount: number | null;
  minSubtotal: number | null;
  minQuantity: number | null;
  isFirstOrderOnly: Generated<boolean>;
  /** Any when empty. */
  paymentMethods: Generated<('ONLINE' | 'COD' | 'THEGHINO')[]>;
  totalUses: number | null;
  held: Generated<number>;
  used: Generated<number>;
  perCustomerUses: Generated<number>;
  collectLimit: number | null;
  collected: Generated<number>;
  /** Counts the writes by staff. */
  version: Generated<number>;
}

export interface VoucherScopesTable extends ScopeTable {
  voucherId: string;
}

export interface CustomerVouchersTable {
  id: string;
  voucherId: string;
  customerId: string;
  collectedAt: Date;
  /** When its keeper was told that it is about to end. */
  endingToldAt: Date | null;
}

export interface VoucherUsesTable {
  orderId: string;
  voucherId: string;
  customerId: string;
  amount: number;
  state: UseState;
  heldAt: Date;
  settledAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    customerVouchers: CustomerVouchersTable;
    voucherScopes: VoucherScopesTable;
    voucherUses: VoucherUsesTable;
    vouchers: VouchersTable;
  }
}
