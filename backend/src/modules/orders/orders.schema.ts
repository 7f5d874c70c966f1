import { Type, type Static } from 'typebox';
import { PaymentAction, PaymentAttempt } from '../payments/payments.schema';
import {
  appliedFields,
  Color,
  OrderAddress,
  PaymentMethod,
  Picture,
  PriceStep,
  quoteRequestFields,
  text,
} from '../pricing/pricing.schema';

const Instant = Type.String({ format: 'date-time' });
export const OrderStatus = Type.Enum(['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT']);
export const PaymentStatus = Type.Enum(['paid', 'unpaid']);

const Customer = Type.Object(
  { firstName: text(120), lastName: text(120), email: text(254), phone: text(40) },
  { additionalProperties: false },
);
const VatInvoice = Type.Object(
  { company: text(200, 1), taxCode: text(20, 1), address: text(255, 1), email: text(254, 1) },
  { additionalProperties: false },
);

export const OrderRequest = Type.Object(
  {
    ...quoteRequestFields,
    address: OrderAddress,
    shippingMethod: text(20, 1),
    paymentMethod: PaymentMethod,
    quoteHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    customer: Customer,
    note: text(1000),
    vatInvoice: Type.Optional(VatInvoice),
  },
  { $id: 'OrderRequest', additionalProperties: false },
);
export type OrderRequest = Static<typeof OrderRequest>;

export const PlacedOrder = Type.Object(
  {
    orderId: Type.String(),
    code: Type.String(),
    status: OrderStatus,
    paymentStatus: PaymentStatus,
    grandTotal: Type.Integer(),
    expiresAt: Type.Optional(Instant),
    next: Type.Object({
      type: Type.Enum(['REDIRECT', 'NONE']),
      url: Type.Optional(Type.String()),
      countdown: Type.Optional(Type.Integer()),
    }),
  },
  { $id: 'PlacedOrder' },
);
export type PlacedOrder = Static<typeof PlacedOrder>;

const summaryFields = {
  id: Type.String(),
  code: Type.String(),
  purchaseDate: Instant,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  grandTotal: Type.Integer(),
  lineCount: Type.Integer(),
  firstLine: Type.Object({ name: Type.String(), picture: Picture }),
  paymentAction: PaymentAction,
  canCancel: Type.Boolean(),
  /** The shop has begun with it, so that it can only be asked for. */
  canRequestCancel: Type.Boolean(),
  cancelRequestedAt: Type.Optional(Instant),
};
export const OrderSummary = Type.Object(summaryFields, { $id: 'OrderSummary' });
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderLine = Type.Object(
  {
    infoId: Type.String(),
    productId: Type.String(),
    name: Type.String(),
    seoSlug: Type.String(),
    sku: Type.String(),
    color: Color,
    size: Type.Union([Type.String(), Type.Null()]),
    picture: Picture,
    quantity: Type.Integer(),
    unitPrice: Type.Integer(),
    lineTotal: Type.Integer(),
    isGift: Type.Boolean(),
  },
  { $id: 'OrderLine' },
);

export const OrderTimelineEntry = Type.Object(
  {
    status: OrderStatus,
    /** Left out when the order came to the status; else what happened while it was there. */
    event: Type.Optional(Type.Enum(['CANCEL_REQUESTED'])),
    at: Instant,
    by: Type.Enum(['CUSTOMER', 'OPERATOR', 'SYSTEM']),
    reason: Type.Optional(Type.String()),
  },
  { $id: 'OrderTimelineEntry' },
);

export const Shipment = Type.Object(
  {
    id: Type.String(),
    carrier: Type.String(),
    trackingNumber: Type.Union([Type.String(), Type.Null()]),
    status: Type.String(),
    createdAt: Instant,
  },
  { $id: 'Shipment' },
);

export const OrderDetail = Type.Object(
  {
    ...summaryFields,
    lines: Type.Array(OrderLine),
    subtotal: Type.Integer(),
    discount: Type.Integer(),
    shippingFee: Type.Integer(),
    shippingMethod: Type.String(),
    ...appliedFields,
    trace: Type.Array(PriceStep),
    note: Type.String(),
    customer: Type.Object({
      firstName: Type.String(),
      lastName: Type.String(),
      email: Type.String(),
      phone: Type.String(),
    }),
    address: OrderAddress,
    timeline: Type.Array(OrderTimelineEntry),
    shipments: Type.Array(Shipment),
    attempts: Type.Array(PaymentAttempt),
    expiresAt: Type.Optional(Instant),
  },
  { $id: 'OrderDetail' },
);
export type OrderDetail = Static<typeof OrderDetail>;

/** Profile lists begin with page 1, ten rows, ASC (the oldest first). */
export const MyOrdersQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['ALL', 'NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'])),
    search: Type.Optional(text(100)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'])),
  },
  { additionalProperties: false },
);
export type MyOrdersQuery = Static<typeof MyOrdersQuery>;

export const OrderParams = Type.Object({ id: text(60) });
export const CancelOrder = Type.Object(
  { reason: text(300) },
  { $id: 'CancelOrder', additionalProperties: false },
);
/** Cancelled at once, or asked for at `cancelRequestedAt`. */
export const OrderCancelled = Type.Object(
  { status: OrderStatus, cancelRequestedAt: Type.Optional(Instant) },
  { $id: 'OrderCancelled' },
);
export type OrderCancelled = Static<typeof OrderCancelled>;

export const MoveOrder = Type.Object(
  {
    status: Type.Enum(['PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT']),
    reason: Type.Optional(text(300)),
  },
  { $id: 'MoveOrder', additionalProperties: false },
);
export type MoveOrder = Static<typeof MoveOrder>;
export const ShipmentBody = Type.Object(
  {
    carrier: text(80, 1),
    trackingNumber: Type.Optional(text(80, 1)),
    status: Type.Optional(text(40, 1)),
  },
  { $id: 'ShipmentBody', additionalProperties: false },
);
export type ShipmentBody = Static<typeof ShipmentBody>;
export const RefundBody = Type.Object(
  { amount: Type.Optional(Type.Integer({ minimum: 1 })), reason: text(300, 1) },
  { $id: 'RefundBody', additionalProperties: false },
);
export type RefundBody = Static<typeof RefundBody>;
