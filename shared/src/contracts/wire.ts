/**
 * What travels between the browser and the backend. Ids are strings, money is a plain integer of đồng,
 * instants are ISO 8601 strings in UTC, durations are milliseconds.
 */

/** Every answer. On failure `message` is the stable code, equal to `errorCode`; `errors` name fields. */
export interface Envelope<T> {
  success: boolean;
  code: number;
  status: number;
  statusCode: number;
  message: string;
  errorCode?: string;
  data?: T;
  errors?: FieldError[];
  requestId: string;
  serverTime: string;
}
/** `field` is a path as forms write it: `address.wardCode`, `lines[0].quantity`. */
export interface FieldError {
  field: string;
  code: string;
}
export interface Paged<T> {
  data: T[];
  meta: PageMeta;
}
export interface PageMeta {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/* ---- auth --------------------------------------------------------------------------------- */

export type Role = 'ADMIN' | 'OPERATOR' | 'CUSTOMER';

/** POST auth/login `{username, password}`. */
export interface LoginData {
  token: string;
  expiresIn: number;
  refreshToken: string;
  referralCredentials?: ReferralCredentials;
}
export interface ReferralCredentials {
  companyName: string;
  accessToken: string;
  refreshToken: string;
  expiredIn: number;
}
/** POST auth/refreshToken `{refreshToken}`. */
export interface RefreshData {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}
/** GET auth/user/me. Staff may have no profile. */
export interface Me {
  id: string;
  email: string;
  role: Role;
  profile?: Profile;
}
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 */
  phone?: string;
  qrCode?: string;
}

/* ---- system ------------------------------------------------------------------------------- */

/** GET main/system/client-setting. */
export interface ClientSetting {
  settingClient: SettingClient;
  infoClient: InfoClient;
}
export interface SettingClient {
  siteName: string;
  logo: string | null;
  currency: 'VND';
  paymentMethods: PaymentMethod[];
  paymentProviders: PaymentProvider[];
  /** Highest order total that can be paid on delivery, in đồng. */
  codLimit: number;
  freeShippingFrom: number | null;
  analyticsId: string | null;
  /** Seconds counted down before the redirect to a gateway. */
  checkoutCountdownSeconds: number;
  strictLatinLetters: boolean;
  flags: Record<string, boolean>;
}
export interface InfoClient {
  legalName: string;
  taxCode: string;
  address: string;
  hotline: string;
  email: string;
  socials: { name: string; url: string }[];
}

/* ---- catalogue ---------------------------------------------------------------------------- */

export interface Picture {
  /** A path to which `?w=320|480|768|1200` is added; the server answers AVIF, WebP or JPEG by Accept. */
  url: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`, shown until the picture is there. */
  color: string;
  alt: string;
}
export type ProductStatus = 'HOT' | 'NEW' | 'SALE_OFF';

/** One product in a list. Texts are in the language of `Accept-Language` (vi or en). */
export interface ProductCard {
  id: string;
  name: string;
  seoSlug: string;
  categorySlug: string;
  status: ProductStatus[];
  /** The lowest price of its variants. */
  price: number;
  /** The highest price of its variants; equal to `price` when all cost the same. */
  maxPrice: number;
  /** What it cost before, when that was more. */
  originalPrice: number | null;
  /** Sum over its variants. */
  stock: number;
  picture: Picture;
  /** The colours it comes in, in order. */
  colors: { name: string; rgb: string }[];
  rating: number | null;
  reviewCount: number;
}
export interface ProductDetail extends ProductCard {
  sku: string;
  description: string;
  specifications: { name: string; value: string }[];
  pictures: Picture[];
  category: CategoryRef;
  /** From the root to the product's own category. */
  breadcrumb: CategoryRef[];
  infos: ProductInfo[];
  attributes: ProductAttribute[];
}
/** GET main/product/get-list-info-and-attribute/{id}. */
export interface ProductInfos {
  infos: ProductInfo[];
  attributes: ProductAttribute[];
}
/** A variant: what is bought. `infoId` is what carts, order lines and stock speak of. */
export interface ProductInfo {
  infoId: string;
  sku: string;
  price: number;
  originalPrice: number | null;
  /** On hand less reserved, never below 0. */
  stock: number;
  color: { name: string; rgb: string } | null;
  size: string | null;
  pictures: Picture[];
}
/** `key` is `color` or `size`; values in the order they are shown. */
export interface ProductAttribute {
  key: 'color' | 'size';
  name: string;
  values: { value: string; label: string; rgb?: string }[];
}
export interface CategoryRef {
  id: string;
  name: string;
  slug: string;
}
/** GET main/category: the roots, each with its children. */
export interface Category extends CategoryRef {
  picture: Picture;
  productCount: number;
  children: Category[];
}
/** POST main/product/by-ids `{infoIds}`: what a cart shows. Unknown ids are left out. */
export interface CartProduct {
  infoId: string;
  productId: string;
  sku: string;
  name: string;
  seoSlug: string;
  price: number;
  originalPrice: number | null;
  stock: number;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: Picture;
}

/* ---- addresses ---------------------------------------------------------------------------- */

/** Two-level scheme: provinces (2 digits) hold wards; districts are empty. */
export interface Division {
  code: string;
  name: string;
  type: string;
  scheme: '2-level' | '3-level';
}
/** GET main/address/countries: Việt Nam first, named in the language of the request. */
export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
}
/** An address in a quote or an order; names are filled in by the server and kept as they were. */
export interface OrderAddress {
  /** ISO 3166-1 alpha-2, `VN` by default. */
  national: string;
  /** Required for VN. */
  provinceCode?: string;
  /** Free text, required outside VN. */
  province?: string;
  districtCode?: string;
  district?: string;
  wardCode?: string;
  ward?: string;
  address: string;
}
export interface UserAddressBody extends OrderAddress {
  firstName: string;
  lastName: string;
  phone: string;
  isDefault?: boolean;
}
/** GET main/user-address/search answers `Paged<UserAddress>`. */
export interface UserAddress extends UserAddressBody {
  id: string;
  isDefault: boolean;
  /** False when a ward or province of it no longer exists. */
  isCurrent: boolean;
}

/* ---- quote, shipping, order --------------------------------------------------------------- */

export type PaymentMethod = 'ONLINE' | 'COD' | 'THEGHINO';
export type PaymentProvider = 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';

export interface QuoteLineRequest {
  infoId: string;
  quantity: number;
}
/** POST ecommerce/quote. */
export interface QuoteRequest {
  lines: QuoteLineRequest[];
  voucherCode?: string;
  useReward?: boolean;
  address?: OrderAddress;
  shippingMethod?: string;
  paymentMethod?: PaymentMethod;
  paymentProvider?: PaymentProvider;
}
export interface QuoteLine {
  infoId: string;
  productId: string;
  name: string;
  seoSlug: string;
  sku: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: Picture;
  quantity: number;
  stock: number;
  unitPrice: number;
  lineTotal: number;
  isGift: boolean;
}
export interface QuoteProblem {
  /** Absent when it concerns the whole quote. */
  infoId?: string;
  code:
    'OUT_OF_STOCK' | 'NOT_ENOUGH_STOCK' | 'PRODUCT_UNAVAILABLE' | 'ADDRESS_NOT_SERVED' | 'COD_NOT_AVAILABLE';
  available?: number;
}
/** One step of the price, in the order applied: BASE, FLASH_SALE, QUANTITY_PROMOTION, ORDER_PROMOTION, VOUCHER, SHIPPING, REWARD. */
export interface PriceStep {
  step: 'BASE' | 'FLASH_SALE' | 'QUANTITY_PROMOTION' | 'ORDER_PROMOTION' | 'VOUCHER' | 'SHIPPING' | 'REWARD';
  /** What it adds (positive) or takes off (negative), in đồng. */
  amount: number;
  /** The running amount after it. */
  after: number;
  source?: string;
}
export interface AppliedPromotion {
  promotionInfo: { id: string; name: string; type: 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT' };
  promotionBonusAppliedOrder: { infoId: string; quantity: number }[];
  discountPrice: number;
  discountText: string;
}
export interface AppliedVoucher {
  voucherInfo: { id: string; code: string; name: string };
  discountPrice: number;
}
export interface OriginalPriceUnits {
  infoId: string;
  quantity: number;
  unitPrice: number;
  reason: 'OVER_QUOTA' | 'OVER_LIMIT' | 'GIFT';
}
export interface Quote {
  lines: QuoteLine[];
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  moreOriginalProducts: OriginalPriceUnits[];
  subtotal: number;
  discount: number;
  /** Null until an address and a method are known. */
  shippingFee: number | null;
  grandTotal: number;
  trace: PriceStep[];
  quoteHash: string;
  expiresAt: string;
  problems: QuoteProblem[];
}
/** POST ecommerce/shipping/quote `{lines, address}` answers a plain array. */
export interface ShippingMethod {
  /** STANDARD or EXPRESS */
  code: string;
  fee: number;
  /** Days from and to. */
  eta: { from: number; to: number };
}
/** POST ecommerce/order, with the header Idempotency-Key. */
export interface OrderRequest extends QuoteRequest {
  address: OrderAddress;
  shippingMethod: string;
  paymentMethod: PaymentMethod;
  quoteHash: string;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  note: string;
  vatInvoice?: { company: string; taxCode: string; address: string; email: string };
}
export interface PlacedOrder {
  orderId: string;
  code: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  grandTotal: number;
  /** When the payment window of an online order ends. */
  expiresAt?: string;
  next: { type: 'REDIRECT' | 'NONE'; url?: string; countdown?: number };
}
/** `data` of a 409 PRICE_CHANGED, NOT_ENOUGH_STOCK or VOUCHER_INVALID: the price as it is now. */
export interface QuoteConflict {
  quote: Quote;
  /** For PRICE_CHANGED: each line whose unit price moved. */
  changes: { infoId: string; name: string; before: number; after: number }[];
}
export type OrderStatus = 'NEW' | 'PROCESSING' | 'DELIVERING' | 'DONE' | 'CANCEL' | 'REJECT';
export type PaymentStatus = 'paid' | 'unpaid';

/** What an attempt to pay looks like to people. */
export type PaymentOutcome = 'success' | 'failed' | 'cancelled' | 'processing' | 'waiting';

/** POST ecommerce/order/{id}/payment `{paymentMethod, paymentProvider?, bankCode?}`. */
export interface StartedPayment {
  attemptId: string;
  url: string;
  /** Seconds. */
  countdown: number;
  expiresAt: string;
}
/** GET ecommerce/order/{id}/payment: the truth about the latest attempt. */
export interface PaymentState {
  orderId: string;
  code: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  grandTotal: number;
  /** Null when the order was never tried to be paid online. */
  attempt: PaymentAttempt | null;
  /** True when nothing more will happen to the attempt by itself. */
  final: boolean;
  /** PAY without an attempt, PAY_AGAIN after one, NONE while one is processing or under review, or when nothing is owed. */
  action: 'PAY' | 'PAY_AGAIN' | 'NONE';
  /** End of the window in which the order can be paid. */
  expiresAt?: string;
}
export interface PaymentAttempt {
  attemptId: string;
  provider: PaymentProvider;
  outcome: PaymentOutcome;
  /** For `waiting`: who has to confirm. */
  waitingFor?: 'BUYER' | 'MERCHANT';
  /** The gateway's own code: one of the 13 of VNPAY, or another gateway's. */
  providerCode?: string;
  amount: number;
  createdAt: string;
}
/** One row of GET ecommerce/order/my-order?status&search&page&order, `Paged<OrderSummary>`. */
export interface OrderSummary {
  id: string;
  code: string;
  purchaseDate: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  grandTotal: number;
  lineCount: number;
  firstLine: { name: string; picture: Picture };
  paymentAction: 'PAY' | 'PAY_AGAIN' | 'NONE';
  canCancel: boolean;
}
export interface OrderLine {
  infoId: string;
  productId: string;
  name: string;
  seoSlug: string;
  sku: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: Picture;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  isGift: boolean;
}
export interface OrderTimelineEntry {
  status: OrderStatus;
  at: string;
  by: 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
  /** Stable code such as PAYMENT_EXPIRED, or what the customer wrote. */
  reason?: string;
}
export interface Shipment {
  id: string;
  carrier: string;
  trackingNumber: string | null;
  status: string;
  createdAt: string;
}
/** GET ecommerce/order/{id}/detail/customer. */
export interface OrderDetail extends OrderSummary {
  lines: OrderLine[];
  subtotal: number;
  discount: number;
  shippingFee: number;
  shippingMethod: string;
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  moreOriginalProducts: OriginalPriceUnits[];
  trace: PriceStep[];
  note: string;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  address: OrderAddress;
  timeline: OrderTimelineEntry[];
  shipments: Shipment[];
  attempts: PaymentAttempt[];
  expiresAt?: string;
}
