import { PaymentMethod, PaymentProviderCode } from '../../lib/payment-methods';
import { Type, type Static } from 'typebox';

/** Free text of people: PostgreSQL has no place for NUL, so it is refused here. */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' });

export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});

const optionalText = (maxLength: number) => Type.Optional(text(maxLength));

export const OrderAddress = Type.Object(
  {
    national: Type.String({ pattern: '^[A-Z]{2}$' }),
    provinceCode: optionalText(10),
    province: optionalText(120),
    districtCode: optionalText(10),
    district: optionalText(120),
    wardCode: optionalText(10),
    ward: optionalText(120),
    address: text(255),
  },
  {
    $id: 'OrderAddress',
    description:
      'Names are filled in by the server and kept as they were. Outside VN `province` is required, in VN `provinceCode`.',
    additionalProperties: false,
  },
);
export type OrderAddress = Static<typeof OrderAddress>;

export const Picture = Type.Object(
  {
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    color: Type.String(),
    alt: Type.String(),
  },
  { $id: 'Picture' },
);
export type Picture = Static<typeof Picture>;

export const Color = Type.Union([Type.Object({ name: Type.String(), rgb: Type.String() }), Type.Null()]);

export const MAX_QUANTITY = 999;

export const QuoteLineRequest = Type.Object(
  { infoId: Uuid, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) },
  { $id: 'QuoteLineRequest', additionalProperties: false },
);
export type QuoteLineRequest = Static<typeof QuoteLineRequest>;

export const lines = Type.Array(QuoteLineRequest, { minItems: 1, maxItems: 100 });

export const quoteRequestFields = {
  lines,
  voucherCode: Type.Optional(text(40)),
  useReward: Type.Optional(
    Type.Boolean({ description: 'Pays with the reward balance, as far as the goods cost that much.' }),
  ),
  address: Type.Optional(OrderAddress),
  shippingMethod: Type.Optional(text(20)),
  paymentMethod: Type.Optional(PaymentMethod),
  paymentProvider: Type.Optional(PaymentProviderCode),
};
export const QuoteRequest = Type.Object(quoteRequestFields, {
  $id: 'QuoteRequest',
  additionalProperties: false,
});
export type QuoteRequest = Static<typeof QuoteRequest>;

export const VoucherChoicesRequest = Type.Object(
  {
    lines,
    address: quoteRequestFields.address,
    shippingMethod: quoteRequestFields.shippingMethod,
    paymentMethod: quoteRequestFields.paymentMethod,
  },
  { $id: 'VoucherChoicesRequest', additionalProperties: false },
);
export type VoucherChoicesRequest = Static<typeof VoucherChoicesRequest>;

export const VoucherCheckRequest = Type.Object(
  { ...VoucherChoicesRequest.properties, code: text(40, 1) },
  { $id: 'VoucherCheckRequest', additionalProperties: false },
);
export type VoucherCheckRequest = Static<typeof VoucherCheckRequest>;

/** What an offer did to a line. Of a flash sale it is in the line's total already, the others are in its discount. */
export const LineOffer = Type.Object(
  {
    type: Type.Enum(['FLASH_SALE', 'QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT', 'VOUCHER']),
    id: Type.String(),
    name: Type.String(),
    quantity: Type.Integer({ minimum: 1, description: 'The units that it is for.' }),
    amount: Type.Integer({ minimum: 0, description: 'Đồng that it saves on this line.' }),
  },
  {
    $id: 'LineOffer',
    description: "Of a flash sale it is in the line's total already, the others are in its discount.",
  },
);
export type LineOffer = Static<typeof LineOffer>;

export const linePriceFields = {
  usualPrice: Type.Integer({ description: 'Of a unit, without any offer.' }),
  unitPrice: Type.Integer({
    description: 'At its flash price; units in `moreOriginalProducts` cost the usual price.',
  }),
  lineTotal: Type.Integer({ description: 'At these prices.' }),
  discount: Type.Integer({ description: 'Its share of what is taken off; the line costs so much less.' }),
  offers: Type.Array(LineOffer),
  isGift: Type.Boolean(),
};

export const QuoteLine = Type.Object(
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
    stock: Type.Integer(),
    ...linePriceFields,
    reward: Type.Optional(
      Type.Integer({ description: 'The part of `discount` that the reward balance pays.' }),
    ),
  },
  { $id: 'QuoteLine' },
);
export type QuoteLine = Static<typeof QuoteLine>;

/** Why a voucher does not apply to what is bought. */
export const VoucherReason = Type.Enum(
  [
    'NOT_FOUND',
    'NOT_STARTED',
    'EXPIRED',
    'USED_UP',
    'LIMIT_REACHED',
    'FIRST_ORDER_ONLY',
    'PAYMENT_METHOD',
    'NOT_FOR_THESE',
    'MIN_QUANTITY',
    'MIN_SUBTOTAL',
    'NOT_WITH_PROMOTION',
    'NOTHING_TO_SAVE',
  ],
  { $id: 'VoucherReason' },
);
export type VoucherReason = Static<typeof VoucherReason>;

const missing = Type.Optional(
  Type.Integer({ description: 'Until the voucher applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY.' }),
);

export const QuoteProblem = Type.Object(
  {
    infoId: Type.Optional(Type.String({ description: 'Absent when it concerns the whole quote.' })),
    code: Type.Enum([
      'OUT_OF_STOCK',
      'NOT_ENOUGH_STOCK',
      'PRODUCT_UNAVAILABLE',
      'ADDRESS_NOT_SERVED',
      'COD_NOT_AVAILABLE',
      'VOUCHER_INVALID',
    ]),
    available: Type.Optional(Type.Integer()),
    /** Of VOUCHER_INVALID. */
    reasonCode: Type.Optional(VoucherReason),
    missing,
  },
  { $id: 'QuoteProblem' },
);
export type QuoteProblem = Static<typeof QuoteProblem>;

/** A voucher at hand, and what it would do for these lines. */
export const VoucherChoice = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    name: Type.String(),
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    isMine: Type.Boolean({ description: 'Collected by the customer who asks.' }),
    saves: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Đồng that all costs less with it; null when it does not apply.',
    }),
    reasonCode: Type.Optional(VoucherReason),
    missing,
  },
  { $id: 'VoucherChoice', description: 'A voucher at hand, and what it would do for these lines.' },
);
export type VoucherChoice = Static<typeof VoucherChoice>;

export const VoucherCheck = Type.Object(
  {
    ok: Type.Boolean(),
    saving: Type.Integer({ minimum: 0, description: 'Đồng that all costs less with it.' }),
    reasonCode: Type.Optional(VoucherReason),
    missing,
  },
  { $id: 'VoucherCheck', description: 'Whether a voucher applies to these lines, or why not.' },
);
export type VoucherCheck = Static<typeof VoucherCheck>;

export const PriceStep = Type.Object(
  {
    step: Type.Enum([
      'BASE',
      'FLASH_SALE',
      'QUANTITY_PROMOTION',
      'ORDER_PROMOTION',
      'VOUCHER',
      'SHIPPING',
      'REWARD',
    ]),
    amount: Type.Integer({ description: 'What it adds (positive) or takes off (negative), in đồng.' }),
    after: Type.Integer({ description: 'The running amount after it.' }),
    source: Type.Optional(Type.String()),
  },
  { $id: 'PriceStep', description: 'One step of the price, in the order applied.' },
);
export type PriceStep = Static<typeof PriceStep>;

export const AppliedPromotion = Type.Object(
  {
    promotionInfo: Type.Object({
      id: Type.String(),
      name: Type.String(),
      type: Type.Enum(['QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT']),
    }),
    promotionBonusAppliedOrder: Type.Array(Type.Object({ infoId: Type.String(), quantity: Type.Integer() }), {
      description: 'The gifts; empty for a GIFT_PRODUCT of which every gift is gone.',
    }),
    discountPrice: Type.Integer(),
    discountText: Type.String(),
  },
  { $id: 'AppliedPromotion' },
);
export type AppliedPromotion = Static<typeof AppliedPromotion>;

export const AppliedVoucher = Type.Object(
  {
    voucherInfo: Type.Object({ id: Type.String(), code: Type.String(), name: Type.String() }),
    discountPrice: Type.Integer(),
  },
  { $id: 'AppliedVoucher' },
);
export type AppliedVoucher = Static<typeof AppliedVoucher>;

export const OriginalPriceUnits = Type.Object(
  {
    infoId: Type.String(),
    quantity: Type.Integer(),
    unitPrice: Type.Integer(),
    reason: Type.Enum(['OVER_QUOTA', 'OVER_LIMIT', 'GIFT']),
  },
  { $id: 'OriginalPriceUnits' },
);
export type OriginalPriceUnits = Static<typeof OriginalPriceUnits>;

export const appliedFields = {
  promotionAppliedOrder: Type.Array(AppliedPromotion),
  appliedVoucherOrder: Type.Union([AppliedVoucher, Type.Null()]),
  moreOriginalProducts: Type.Array(OriginalPriceUnits),
};

/** How far the goods are from being delivered free; what counts is their base price. */
export const FreeShipping = Type.Object(
  {
    threshold: Type.Integer({ minimum: 0 }),
    missing: Type.Integer({ minimum: 0, description: 'Đồng; 0 when it is free.' }),
  },
  {
    $id: 'FreeShipping',
    description: 'How far the goods are from being delivered free; what counts is their base price.',
  },
);

const Day = Type.String({ format: 'date' });
/** The days between which a parcel is expected, in Việt Nam. */
export const ExpectedDelivery = Type.Object({ from: Day, to: Day }, { $id: 'ExpectedDelivery' });
export type ExpectedDelivery = Static<typeof ExpectedDelivery>;

export const Quote = Type.Object(
  {
    lines: Type.Array(QuoteLine),
    ...appliedFields,
    subtotal: Type.Integer(),
    discount: Type.Integer(),
    shippingFee: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Null until an address and a method are known.',
    }),
    grandTotal: Type.Integer(),
    trace: Type.Array(PriceStep),
    delivery: Type.Optional(ExpectedDelivery),
    freeShipping: Type.Union([FreeShipping, Type.Null()], {
      description: 'Null where standard delivery is never free.',
    }),
    quoteHash: Type.String(),
    expiresAt: Type.String({ format: 'date-time' }),
    problems: Type.Array(QuoteProblem),
  },
  { $id: 'Quote' },
);
export type Quote = Static<typeof Quote>;
