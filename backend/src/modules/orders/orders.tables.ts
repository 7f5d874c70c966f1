import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { PaymentMethod } from '../../lib/payment-methods';
import type {
  AppliedPromotion,
  AppliedVoucher,
  ExpectedDelivery,
  LineOffer,
  OrderAddress,
  OriginalPriceUnits,
  PriceStep,
} from '../pricing/pricing.schema';
import type { VatInvoice } from '../customers/vat-invoice';

export type OrderStatus = 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
export type Actor = 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
/** What a row of the history tells: a status reached, or something asked for in it. */
export type TimelineEvent =
  'MOVED' | 'CANCEL_REQUESTED' | 'CANCEL_DECLINED' | 'SHIPMENT_NAMED' | 'REFUND_ASKED' | 'REFUND_ENDED';
export type Language = 'vi' | 'en';

export interface OrderCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}
/** How the price came about, kept as it was. */
export interface OrderPricing {
  trace: PriceStep[];
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  moreOriginalProducts: OriginalPriceUnits[];
}

/** What an order says in the other language. */
export interface OrderTranslation {
  /** By their position. */
  lines: Pick<Selectable<OrderLinesTable>, 'name' | 'color' | 'size' | 'picture' | 'offers'>[];
  pricing: Omit<OrderPricing, 'moreOriginalProducts'>;
}

export interface OrdersTable {
  id: string;
  code: string;
  customerId: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  placedMethod: PaymentMethod;
  subtotal: number;
  discount: number;
  shippingFee: number;
  grandTotal: number;
  shippingMethod: string;
  customer: OrderCustomer;
  address: OrderAddress;
  note: string;
  vatInvoice: VatInvoice | null;
  pricing: OrderPricing;
  translation: OrderTranslation | null;
  /** When it was expected to arrive, as it was promised when it was placed. */
  delivery: ExpectedDelivery | null;
  language: Language;
  searchText: string;
  /** Made by the database of what staff search by. */
  staffText: GeneratedAlways<string>;
  placedAt: Date;
  windowStartedAt: Date | null;
  expiresAt: Date | null;
  expiryCheckAt: Date | null;
  expiryTries: Generated<number>;
  cancelRequestedAt: Date | null;
  cancelRequestReason: string | null;
  /** When staff kept an order that was asked to be cancelled. */
  cancelDeclinedAt: Date | null;
  cancelDeclineReason: string | null;
  /** When its shopper was reminded to pay. */
  remindedAt: Date | null;
  /** For how long after its delivery its goods can go back, as it was promised when it was placed. */
  returnDays: Generated<number>;
}
export interface OrderLinesTable {
  id: string;
  orderId: string;
  position: number;
  variantId: string;
  productId: string;
  sku: string;
  name: string;
  seoSlug: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: { url: string; width: number; height: number; color: string; alt: string };
  quantity: number;
  /** Without any offer. */
  usualPrice: number;
  unitPrice: number;
  lineTotal: number;
  /** Its share of what was taken off the order. */
  discount: Generated<number>;
  /** The part of the discount that the reward balance paid. */
  reward: Generated<number>;
  offers: Generated<LineOffer[]>;
  isGift: Generated<boolean>;
  /** Units whose money went back, or is on its way back. */
  refundedUnits: Generated<number>;
  /** Units whose share of rewards was given back; beyond `refundedUnits` when money of theirs did not arrive. */
  rewardedUnits: Generated<number>;
}
export interface OrderTimelineTable {
  id: string;
  orderId: string;
  status: OrderStatus;
  event: Generated<TimelineEvent>;
  at: Date;
  byActor: Actor;
  actorId: string | null;
  reason: string | null;
  /** In đồng, of a refund. */
  amount: number | null;
}
export interface ShipmentsTable {
  id: string;
  orderId: string;
  carrier: string;
  trackingNumber: string | null;
  status: string;
  createdAt: Date;
  /** When it left the shop, the last time. */
  handedOverAt: Date | null;
  deliveredAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    orderLines: OrderLinesTable;
    orderTimeline: OrderTimelineTable;
    orders: OrdersTable;
    shipments: ShipmentsTable;
  }
}
