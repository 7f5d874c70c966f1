import { Type, type Static } from 'typebox';
import { keysetFields } from '../../lib/keyset';
import { VatInvoice } from '../customers/vat-invoice';
import { MAX_MONEY } from '../offers/offers.schema';
import { PaymentAction, PaymentAttempt, PaymentFinding, PaymentOutcome } from '../payments/payments.schema';
import { PaymentMethod, PaymentProviderCode } from '../../lib/payment-methods';
import {
  appliedFields,
  ExpectedDelivery,
  Color,
  linePriceFields,
  MAX_QUANTITY,
  OrderAddress,
  Picture,
  PriceStep,
  quoteRequestFields,
  text,
  Uuid,
} from '../pricing/pricing.schema';
import { OrderReturn } from '../returns/returns.schema';

/** As many as a few pages of the list. */
const MAX_BULK_ORDERS = 500;
const Instant = Type.String({ format: 'date-time' });
export const OrderStatus = Type.Enum(['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'], {
  $id: 'OrderStatus',
});
export const PaymentStatus = Type.Enum(['paid', 'unpaid'], { $id: 'PaymentStatus' });

const Customer = Type.Object(
  { firstName: text(120), lastName: text(120), email: text(254), phone: text(40) },
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

const language = Type.Enum(['vi', 'en'], { description: 'Of the mails about it.' });

// Nobody but its owner spends a reward balance.
const { useReward: _ofQuote, ...phoneQuoteFields } = quoteRequestFields;
const { useReward: _ofOrder, ...phoneOrderFields } = OrderRequest.properties;

/** What an order that staff place costs; with the address of an account, at that customer's offers. */
export const PhoneQuote = Type.Object(
  { ...phoneQuoteFields, email: Type.Optional(text(254)), language },
  { $id: 'PhoneQuote', additionalProperties: false },
);
export type PhoneQuote = Static<typeof PhoneQuote>;

export const PhoneOrder = Type.Object(
  { ...phoneOrderFields, language },
  { $id: 'PhoneOrder', additionalProperties: false },
);
export type PhoneOrder = Static<typeof PhoneOrder>;

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
  canReorder: Type.Boolean({ description: 'Its goods are offered for a cart once more.' }),
};
export const OrderSummary = Type.Object(summaryFields, { $id: 'OrderSummary' });
export type OrderSummary = Static<typeof OrderSummary>;

/** An order in its buyer's list. */
export const MyOrder = Type.Object(
  {
    ...summaryFields,
    reviewable: Type.Array(
      Type.Object({ orderLineId: Type.String(), name: Type.String(), seoSlug: Type.String() }),
      { description: 'What has come, is still sold and waits for its review; a gift waits for none.' },
    ),
  },
  { $id: 'MyOrder' },
);
export type MyOrder = Static<typeof MyOrder>;

const lineFields = {
  infoId: Type.String(),
  productId: Type.String(),
  name: Type.String(),
  seoSlug: Type.String(),
  sku: Type.String(),
  color: Color,
  size: Type.Union([Type.String(), Type.Null()]),
  picture: Picture,
  quantity: Type.Integer(),
  ...linePriceFields,
};
export const OrderLine = Type.Object(
  {
    id: Type.String(),
    ...lineFields,
    returnable: Type.Integer({ description: 'Units that can be asked to be sent back now.' }),
  },
  { $id: 'OrderLine' },
);

const by = Type.Enum(['CUSTOMER', 'OPERATOR', 'SYSTEM']);
export const OrderTimelineEntry = Type.Object(
  {
    status: OrderStatus,
    /** Left out when the order came to the status; else what happened while it was there. */
    event: Type.Optional(Type.Enum(['CANCEL_REQUESTED', 'CANCEL_DECLINED', 'REFUND_ASKED'])),
    at: Instant,
    by,
    reason: Type.Optional(
      Type.String({ description: 'Stable code such as PAYMENT_EXPIRED, or what the customer wrote.' }),
    ),
    amount: Type.Optional(Type.Integer({ description: 'In đồng, of a refund.' })),
  },
  { $id: 'OrderTimelineEntry' },
);

const ShipmentStatus = Type.Enum([
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'DELIVERED',
  'FAILED',
  'RETURNING',
  'RETURNED',
]);
export const Shipment = Type.Object(
  {
    id: Type.String(),
    carrier: Type.String(),
    trackingNumber: Type.Union([Type.String(), Type.Null()]),
    status: Type.String(),
    createdAt: Instant,
    handedOverAt: Type.Optional(
      Type.String({ format: 'date-time', description: 'When it left the shop, the last time.' }),
    ),
    deliveredAt: Type.Optional(Instant),
  },
  { $id: 'Shipment' },
);

const contact = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
});
const detailFields = {
  ...summaryFields,
  subtotal: Type.Integer(),
  discount: Type.Integer(),
  shippingFee: Type.Integer(),
  shippingMethod: Type.String(),
  delivery: Type.Optional(ExpectedDelivery),
  ...appliedFields,
  trace: Type.Array(PriceStep),
  note: Type.String(),
  customer: contact,
  address: OrderAddress,
  shipments: Type.Array(Shipment),
  attempts: Type.Array(PaymentAttempt),
  expiresAt: Type.Optional(Instant),
  refunding: Type.Integer({ description: 'Đồng on their way back.' }),
  refunded: Type.Integer({ description: 'Đồng that are back, as the gateway has confirmed.' }),
  cancelDeclined: Type.Optional(
    Type.Object({ at: Instant, reason: Type.String() }, { description: 'The shop keeps the order.' }),
  ),
  vatInvoice: Type.Optional(VatInvoice),
};
export const OrderDetail = Type.Object(
  {
    ...detailFields,
    lines: Type.Array(OrderLine),
    timeline: Type.Array(OrderTimelineEntry),
    returns: Type.Array(OrderReturn, { description: 'The newest first.' }),
    returnUntil: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Of an order that has arrived: until when something can be sent back.',
      }),
    ),
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

export const MyPaymentsQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type MyPaymentsQuery = Static<typeof MyPaymentsQuery>;

/** One try to pay one order. */
export const OwnPayment = Type.Object(
  {
    attemptId: Type.String(),
    orderId: Type.String(),
    orderCode: Type.String(),
    provider: PaymentProviderCode,
    method: Type.Enum(['ONLINE', 'THEGHINO']),
    outcome: PaymentOutcome,
    waitingFor: Type.Optional(Type.Enum(['BUYER', 'MERCHANT'])),
    amount: Type.Integer(),
    createdAt: Instant,
  },
  { $id: 'OwnPayment' },
);

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

/** Of an order that was delivered: it is done. */
export const OrderReceived = Type.Object({ status: OrderStatus }, { $id: 'OrderReceived' });
export type OrderReceived = Static<typeof OrderReceived>;

/** What a new cart can be filled with, and what of the order it cannot. */
export const Reorder = Type.Object(
  {
    added: Type.Array(
      Type.Object({
        infoId: Type.String(),
        name: Type.String(),
        quantity: Type.Integer(),
        price: Type.Integer({ description: 'Of one, in đồng, as it is now.' }),
      }),
    ),
    skipped: Type.Array(
      Type.Object({
        infoId: Type.String(),
        name: Type.String(),
        quantity: Type.Integer({ description: 'Units that cannot be had.' }),
        reason: Type.Enum(['GONE', 'SOLD_OUT', 'NOT_ENOUGH'], {
          description: 'No longer sold; none left; fewer left than were bought.',
        }),
      }),
    ),
  },
  { $id: 'Reorder' },
);
export type Reorder = Static<typeof Reorder>;

export const ResentEmail = Type.Object({ email: Type.String() }, { $id: 'ResentEmail' });
export type ResentEmail = Static<typeof ResentEmail>;

export const TrackQuery = Type.Object(
  { token: text(300), orderId: Type.Optional(text(60)) },
  { additionalProperties: false },
);
export type TrackQuery = Static<typeof TrackQuery>;

/** What anyone who holds the link of a mail may see: how far it is, and nothing of who gets it. */
export const TrackedOrder = Type.Object(
  {
    code: Type.String(),
    purchaseDate: Instant,
    status: OrderStatus,
    paymentStatus: PaymentStatus,
    paymentMethod: PaymentMethod,
    grandTotal: Type.Integer(),
    province: Type.String({ description: 'Where it goes, and no closer.' }),
    lines: Type.Array(
      Type.Object({
        name: Type.String(),
        color: Color,
        size: Type.Union([Type.String(), Type.Null()]),
        picture: Picture,
        quantity: Type.Integer(),
        isGift: Type.Boolean(),
      }),
    ),
    timeline: Type.Array(Type.Object({ status: OrderStatus, at: Instant })),
    shipments: Type.Array(Shipment),
  },
  { $id: 'TrackedOrder' },
);
export type TrackedOrder = Static<typeof TrackedOrder>;

export const StaffOrder = Type.Object(
  {
    ...detailFields,
    customerId: Type.String(),
    lines: Type.Array(
      Type.Object({
        id: Type.String(),
        ...lineFields,
        refundedUnits: Type.Integer({ description: 'Units whose money went back, or is on its way back.' }),
      }),
    ),
    timeline: Type.Array(
      Type.Object({
        status: OrderStatus,
        event: Type.Enum([
          'MOVED',
          'CANCEL_REQUESTED',
          'CANCEL_DECLINED',
          'SHIPMENT_NAMED',
          'REFUND_ASKED',
          'REFUND_ENDED',
        ]),
        at: Instant,
        by,
        actorId: Type.Union([Type.String(), Type.Null()]),
        reason: Type.Union([Type.String(), Type.Null()]),
        amount: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
    moves: Type.Array(OrderStatus, { description: 'Where staff can take it now.' }),
    cancelRequestReason: Type.Optional(Type.String()),
    refundable: Type.Integer({ description: 'Đồng that came online and have not been asked back.' }),
    refunds: Type.Array(
      Type.Object({
        id: Type.String(),
        provider: PaymentProviderCode,
        amount: Type.Integer({ description: 'In đồng.' }),
        status: Type.Enum(['REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'MANUAL'], {
          description: 'MANUAL: the gateway cannot tell how it ends, and somebody has to find out.',
        }),
        reason: Type.String(),
        providerCode: Type.Union([Type.String(), Type.Null()]),
        createdAt: Instant,
      }),
    ),
    findings: Type.Array(PaymentFinding, {
      description: 'What its gateways report of its payments that staff have not resolved yet.',
    }),
  },
  { $id: 'StaffOrder' },
);
export type StaffOrder = Static<typeof StaffOrder>;

export const StaffOrderSummary = Type.Object(
  {
    ...summaryFields,
    isCancelAsked: Type.Boolean({
      description: 'Its shopper asks for it to be cancelled and waits for an answer.',
    }),
    customerId: Type.String(),
    customer: contact,
  },
  { $id: 'StaffOrderSummary' },
);
export type StaffOrderSummary = Static<typeof StaffOrderSummary>;

export const StaffOrdersQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['ALL', 'NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'])),
    paymentStatus: Type.Optional(PaymentStatus),
    cancelRequested: Type.Optional(
      Type.Boolean({ description: 'true: those whose shoppers wait for an answer.' }),
    ),
    moneyWaits: Type.Optional(
      Type.Enum(['REFUND', 'REVIEW'], {
        description: 'Those with a refund that staff make by hand, or a payment that staff look at.',
      }),
    ),
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Words of the code, the goods, or the name, e-mail or phone number of who gets them.',
      }),
    ),
    paymentMethod: Type.Optional(PaymentMethod),
    from: Type.Optional(Type.String({ format: 'date-time', description: 'Placed then or later.' })),
    to: Type.Optional(Type.String({ format: 'date-time', description: 'Placed before.' })),
    order: Type.Optional(Type.Enum(['ASC', 'DESC'], { description: 'The newest first unless told.' })),
    ...keysetFields,
  },
  { additionalProperties: false },
);
export type StaffOrdersQuery = Static<typeof StaffOrdersQuery>;

export const CancelAnswer = Type.Object(
  {
    accept: Type.Boolean(),
    reason: Type.Optional({ ...text(300), description: 'Told to the shopper; keeping the order needs one.' }),
  },
  { $id: 'CancelAnswer', additionalProperties: false },
);
export type CancelAnswer = Static<typeof CancelAnswer>;

export const MoveOrder = Type.Object(
  {
    status: Type.Enum(['PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT']),
    reason: Type.Optional(text(300)),
  },
  { $id: 'MoveOrder', additionalProperties: false },
);
export type MoveOrder = Static<typeof MoveOrder>;
export const BulkMoveBody = Type.Object(
  {
    ids: Type.Array(Uuid, { minItems: 1, maxItems: MAX_BULK_ORDERS, uniqueItems: true }),
    status: Type.Enum(['PROCESSING', 'DELIVERING', 'DONE']),
    /** Of orders that are handed over and have no carrier yet; only with DELIVERING. */
    carrier: Type.Optional(text(80, 1)),
  },
  { $id: 'BulkMoveBody', additionalProperties: false },
);
export type BulkMoveBody = Static<typeof BulkMoveBody>;
export type BulkStep = Omit<BulkMoveBody, 'ids'>;
export const ShipmentBody = Type.Object(
  {
    carrier: text(80, 1),
    trackingNumber: Type.Optional(text(80, 1)),
    status: Type.Optional(ShipmentStatus),
  },
  { $id: 'ShipmentBody', additionalProperties: false },
);
export type ShipmentBody = Static<typeof ShipmentBody>;
export const RefundBody = Type.Object(
  {
    amount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_MONEY, description: 'All that is left unless told.' }),
    ),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          { lineId: text(60), quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) },
          { additionalProperties: false },
        ),
        {
          minItems: 1,
          maxItems: 100,
          description: 'Instead of an amount: what these units cost comes back.',
        },
      ),
    ),
    reason: text(300, 1),
  },
  { $id: 'RefundBody', additionalProperties: false },
);
export type RefundBody = Static<typeof RefundBody>;

export const RefundParams = Type.Object({ id: text(60), refundId: text(60) });
/** How a refund ended that its gateway left to people: the money is back, or can be asked for once more. */
export const RefundEnd = Type.Object(
  { status: Type.Enum(['SUCCEEDED', 'FAILED']), reason: text(300, 1) },
  { $id: 'RefundEnd', additionalProperties: false },
);
export type RefundEnd = Static<typeof RefundEnd>;
