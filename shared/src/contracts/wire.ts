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
  /** Counting stopped at `total`: there are more, "10.000+". */
  isMore?: true;
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
  /** `YYYY-MM-DD` */
  dob?: string;
  company?: string;
  businessName?: string;
  social?: SocialLinks;
  paymentMethod?: PaymentMethod;
  vatInvoice?: VatInvoice;
  avatar?: Picture;
  qrCode?: string;
}
/** POST auth/register. */
export interface Registered {
  userId: string;
  needVerify: true;
  /** With it the mailed link activates the account as it was typed. */
  claim: string;
}
/** POST auth/active-user. */
export interface Activated {
  activated: true;
  /** Another account has the number by now: the profile has none. */
  isPhoneTaken?: boolean;
}
/** GET auth/verify-token: a link of a mail. `email` is null when it is not valid. */
export interface VerifiedToken {
  valid: boolean;
  email: string | null;
  type: 'verify' | 'reset';
}
/** GET auth/sessions: where the account is signed in; names are null where a browser does not say. */
export interface OpenSession {
  id: string;
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}
/** Addresses (http or https) or handles. */
export interface SocialLinks {
  facebook?: string;
  github?: string;
  instagram?: string;
  linkedin?: string;
  skype?: string;
  telegram?: string;
  twitter?: string;
  whatsapp?: string;
  website?: string;
  zalo?: string;
}
/** PUT auth/user/profile answers `Me`; what is left out stays as it is. */
export interface ProfileBody {
  firstName?: string;
  lastName?: string;
  /** `YYYY-MM-DD`, or nothing. */
  dob?: string;
  social?: SocialLinks;
}
/** PUT main/profile/update-profile answers `Me`; what is left out stays as it is, null takes it away. */
export interface CompanyBody {
  company?: string;
  businessName?: string;
  paymentMethod?: PaymentMethod | null;
  vatInvoice?: VatInvoice | null;
}
/** POST auth/user/contact-change: asks for a code; an e-mail address needs the password. */
export interface ContactChangeBody {
  kind: 'EMAIL' | 'PHONE';
  value: string;
  password?: string;
}
/** The code goes to `auth/user/contact-change/{id}`, which answers `Me`. */
export interface ContactChange {
  id: string;
  /** The mailbox that got the code, half hidden. */
  sentTo: string;
  /** Milliseconds. */
  expiresIn: number;
}
export interface ContactCodeBody {
  code: string;
}
/** GET auth/user/export. */
export interface PersonalExport {
  exportedAt: string;
  sections: Record<string, unknown>;
}
/** DELETE auth/user/me. */
export interface DeleteAccountBody {
  password: string;
}
export interface DeletionScheduled {
  dueAt: string;
}
/** PUT main/consent. */
export interface ConsentBody {
  analytics: boolean;
  marketing: boolean;
}
/** GET main/consent; without `decidedAt` nobody has answered yet. */
export interface Consent extends ConsentBody {
  decidedAt?: string;
}

/* ---- system ------------------------------------------------------------------------------- */

/** GET main/system/client-setting. */
export interface ClientSetting {
  settingClient: SettingClient;
  infoClient: InfoClient;
  /** What every page tells at its end, in the language of the request; empty where nothing was written. */
  footer: ContentBlock[];
}
export interface SettingClient {
  siteName: string;
  logo: string | null;
  currency: 'VND';
  paymentMethods: PaymentMethod[];
  paymentProviders: PaymentProvider[];
  /** Highest order total that can be paid on delivery, in đồng. */
  codLimit: number;
  /** Codes of the provinces in which one can pay on delivery; everywhere in Việt Nam without it. */
  codProvinces?: string[];
  freeShippingFrom: number | null;
  /** Code of the province to which delivery is estimated until somebody chooses another. */
  defaultProvince?: string;
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
  /** The lowest price of the flash sale that runs now, with what is left of it over all variants. */
  flashSale: FlashPrice | null;
  /** With `/with-auth`: whether the customer keeps it. */
  isFavourite?: boolean;
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
  /** It comes in sizes, and there is a guide to them. */
  hasSizeGuide: boolean;
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
  flashSale: FlashPrice | null;
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
  /** With `/with-auth`: whether the customer keeps its product. */
  isFavourite?: boolean;
}

/** A line as it travels and lies in storage. */
export interface WireCartLine {
  infoId: string;
  quantity: number;
  isOrder: boolean;
  priceSeen: number;
}
/** GET ecommerce/cart; PUT the same with the version it was made from: 409 CART_CHANGED carries the cart as it is now. */
export interface Cart {
  lines: WireCartLine[];
  /** Put aside for later. */
  saved: WireCartLine[];
  /** 0 before the first change. */
  version: number;
}
/** POST ecommerce/cart/merge. */
export interface MergeCartBody {
  /** Made by the browser; the same one twice is merged once. */
  cartId: string;
  lines: WireCartLine[];
  saved: WireCartLine[];
  /** Whose logout left these lines. */
  account?: string;
}
export interface MergedCart extends Cart {
  changes: CartChange[];
}
/** What a login changed in the visitor's cart. `from` and `to` are quantities; of DEARER and CHEAPER prices. */
export interface CartChange {
  kind: 'ADDED' | 'QUANTITY' | 'CLAMPED' | 'SOLD_OUT' | 'GONE' | 'LEFT_OUT' | 'DEARER' | 'CHEAPER';
  infoId: string;
  from?: number;
  to?: number;
}
/** POST ecommerce/cart/shared `{lines}`. */
export interface CartLink {
  id: string;
  expiresAt: string;
}
/** GET ecommerce/cart/shared/{id}; 404 SHARED_CART_NOT_FOUND when it expired or never was. */
export interface SharedCart {
  lines: { infoId: string; quantity: number }[];
  expiresAt: string;
}

/** GET main/product/{id}/size-guide; `data` is null when there is none. */
export interface SizeGuide {
  title: string;
  /** The first names the sizes. */
  columns: string[];
  /** A list of cells for each size. */
  rows: string[][];
  note: string;
}
/** POST main/product/{infoId}/stock-alert: one mail when it is back. 409 IN_STOCK when it can be bought already. */
export interface StockAlertBody {
  email: string;
  /** A field that people do not see and leave empty. */
  hp?: string;
}

/* ---- content ------------------------------------------------------------------------------ */

/** Twelve pages and the footer. */
export type ContentKey =
  | 'security'
  | 'payment'
  | 'exchange-return'
  | 'transportation'
  | 'warranty'
  | 'purchase-offers'
  | 'shopping-guide'
  | 'quick-consultation'
  | 'about'
  | 'store-system'
  | 'careers'
  | 'contact'
  | 'footer';

/**
 * A run of text: plain, strong, or a link. `href` is a path of the shop without language prefix (`/contact`), or
 * begins with `https:`, `mailto:` or `tel:`.
 */
export interface ContentSpan {
  text: string;
  strong?: boolean;
  href?: string;
}
/** A piece of a text. It is data to be drawn, never markup: whatever looks like HTML in it is plain text. */
export type ContentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: ContentSpan[] }
  | { kind: 'list'; ordered: boolean; items: ContentSpan[][] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'image'; picture: Picture; caption?: string; href?: string };

/** A content page by its name, as lists and the sitemap have it: GET main/system/pages answers a plain array. */
export interface ContentPageRef {
  key: ContentKey;
  title: string;
  updatedAt: string;
}
/** GET main/system/page/{key}?lang=, in the language of `lang`, else of `Accept-Language`. */
export interface ContentPage extends ContentPageRef {
  /** One or two sentences: the lead of the page, and its description for search engines. */
  summary: string;
  blocks: ContentBlock[];
}
/** GET main/intro/get-intro-current. `data` is null when there is none, or when it could not be had. */
export interface Intro {
  id: string;
  /** A line above the title. */
  eyebrow: string | null;
  title: string;
  text: string;
  picture: Picture;
  /** Where its button leads. */
  link: { text: string; href: string } | null;
}
/** GET main/system/faqs answers a plain array, in order. */
export interface FaqGroup {
  id: string;
  title: string;
  faqs: Faq[];
}
export interface Faq {
  id: string;
  question: string;
  answer: ContentBlock[];
}
/** Days of a week, from Monday (1) to Sunday (7), that open and close alike; `HH:MM` in Việt Nam. */
export interface OpeningHours {
  from: number;
  to: number;
  opens: string;
  closes: string;
}
/** GET main/system/showrooms and GET main/system/svcenter answer plain arrays, in order. */
export interface ShopPlace {
  id: string;
  name: string;
  address: string;
  provinceCode: string;
  province: string;
  /** E.164 or a hotline as it is dialled (`1900 0000`). */
  phone: string;
  email: string | null;
  openingHours: OpeningHours[];
  latitude: number;
  longitude: number;
  /** What is done there. */
  services: string[];
}

export type NewsTopic = 'GUIDE' | 'FASHION' | 'ROBOTICS' | 'COMPANY';
/** GET main/news/public?page&pageSize|limit&order&topic&search answers `Paged<NewsCard>`, the newest first, 10 a page. */
export interface NewsCard {
  id: string;
  title: string;
  seoSlug: string;
  summary: string;
  topic: { key: NewsTopic; name: string };
  picture: Picture;
  publishedAt: string;
  readingMinutes: number;
}
/** GET main/news/{id} and main/news/get-by-seo-slug/{slug}. */
export interface NewsArticle extends NewsCard {
  author: string;
  updatedAt: string;
  blocks: ContentBlock[];
  /** Others to read next, of the same topic first. */
  related: NewsCard[];
}
/** GET main/news/addresses answers `Paged<NewsAddress>`, for the sitemap. */
export interface NewsAddress {
  seoSlug: string;
  updatedAt: string;
}

/** POST main/newsletter/subscribe answers `{pending: true}`, whether or not the address is subscribed already. */
export interface NewsletterBody {
  email: string;
  lang: 'vi' | 'en';
  /** That news may be sent to this address; nothing happens without it. */
  consent: true;
  /** A field that people do not see and leave empty. */
  hp?: string;
}
/**
 * POST main/contact answers `{ticketId}`. The contact form asks for `email` and `phoneNumber`; quick consultation has
 * the one field `emailOrPhone` instead.
 */
export interface ContactBody {
  fullName: string;
  email?: string;
  phoneNumber?: string;
  emailOrPhone?: string;
  company?: string;
  businessName?: string;
  subject?: string;
  message: string;
  /** A field that people do not see and leave empty. */
  hp?: string;
}

/* ---- offers: flash sales, vouchers, promotions --------------------------------------------- */

/** A timed thing is CURRENT while it runs, NEXT before it begins, NONE when it is over. */
export type OfferPeriod = 'CURRENT' | 'NEXT' | 'NONE';

/** What a flash sale makes of one price at this moment. `null` where no sale runs, or nothing of its quota is left. */
export interface FlashPrice {
  flashSaleId: string;
  salePrice: number;
  /** The first instant at which the price is the old one again. */
  endsAt: string;
  /** Units that can still be had at this price. */
  quotaLeft: number;
  /** Units one customer gets at this price; more cost the usual price. Null: as many as are left. */
  perCustomerLimit: number | null;
}
/** A variant in a flash sale. */
export interface FlashSaleVariant {
  infoId: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  /** The usual price. */
  price: number;
  salePrice: number;
  stock: number;
  /** Units that the sale has in all. */
  quota: number;
  /** Units of the quota that were ordered and not given back; never more than the quota. */
  sold: number;
  perCustomerLimit: number | null;
}
/** A product in a flash sale: the prices of its cheapest variant that is left, and sums over its variants in it. */
export interface FlashSaleCard {
  flashSaleId: string;
  productId: string;
  name: string;
  seoSlug: string;
  picture: Picture;
  price: number;
  salePrice: number;
  stock: number;
  quota: number;
  sold: number;
  perCustomerLimit: number | null;
  /** With `/with-auth`: whether the customer keeps it. */
  isFavourite?: boolean;
}
export interface FlashSaleProduct extends FlashSaleCard {
  /** Those of its variants that are in the sale. */
  infos: FlashSaleVariant[];
}
export interface FlashSaleSummary {
  id: string;
  name: string;
  startsAt: string;
  /** The first instant at which it is over. */
  endsAt: string;
  period: OfferPeriod;
  productCount: number;
}
/** GET main/flash-sale/web?id= and main/flash-sale/web/{id}; GET main/flash-sale/today-flash-sale answers a plain array. */
export interface FlashSale extends FlashSaleSummary {
  /** The first of its products, 12 at most; POST main/flash-sale-product/public/list has them all. */
  products: FlashSaleCard[];
  /** The server's clock, for countdowns. */
  serverTime: string;
}
/** GET main/flash-sale/current-flash-sale. */
export interface CurrentFlashSale {
  currentFlashSale: FlashSale | null;
  nextFlashSale: FlashSale | null;
  serverTime: string;
}
/** POST main/flash-sale-product/public/list. Without an id it is the sale of the period, CURRENT unless told. */
export interface FlashSaleProductsBody {
  flashSaleId?: string;
  period?: 'CURRENT' | 'NEXT';
  page?: number;
  /** 0 means 10; more than 100 means 100. */
  limit?: number;
  filter?: {
    /** Without what is gone. */
    onlyAvailable?: boolean;
    /** Of the sale price. */
    minPrice?: number;
    maxPrice?: number;
  };
}
export interface FlashSaleProducts extends Paged<FlashSaleProduct> {
  /** Null when no sale is in that period. */
  flashSale: FlashSaleSummary | null;
  serverTime: string;
}

/** PERCENT off (`value` in percent, one decimal at most), FIXED đồng off, QUANTITY units free: the cheapest ones. */
export type DiscountKind = 'PERCENT' | 'FIXED' | 'QUANTITY';
export interface Discount {
  kind: DiscountKind;
  value: number;
  /** The most that a PERCENT takes off, in đồng. */
  maxDiscount: number | null;
}
/** What something holds for: everything when both lists are empty, else anything in one of them. */
export interface OfferScope {
  /** With everything below them. */
  categories: CategoryRef[];
  products: ProductRef[];
}
export interface ProductRef {
  id: string;
  name: string;
  seoSlug: string;
}
/** What has to be true for a voucher, as data: each client says it in its own words. */
export interface VoucherConditions extends OfferScope {
  /** Of the goods in scope, in đồng. */
  minSubtotal: number | null;
  /** Units in scope. */
  minQuantity: number | null;
  isFirstOrderOnly: boolean;
  /** Any when empty. */
  paymentMethods: PaymentMethod[];
}
/** One row of POST main/voucher/public/list, `Paged<Voucher>`: what runs first, the soonest to end first, then what comes. */
export interface Voucher {
  id: string;
  code: string;
  name: string;
  discount: Discount;
  conditions: VoucherConditions;
  startsAt: string;
  endsAt: string;
  period: OfferPeriod;
  /** How often it can be used by all together; null without a limit. */
  totalUses: number | null;
  usesLeft: number | null;
  perCustomerUses: number;
  /** How many customers can still collect it; null without a limit. */
  collectsLeft: number | null;
  /** Only with `/with-auth`: whether the customer has it; null when not. */
  myVoucher?: CollectedVoucher | null;
}
/** POST main/voucher/{id}/collect, however often it is sent. */
export interface CollectedVoucher {
  myVoucherId: string;
  collectedAt: string;
}
export interface VouchersBody {
  page?: number;
  /** 0 means 10; more than 100 means 100. */
  limit?: number;
  /** In its code or name, with or without diacritics. */
  search?: string;
  kinds?: DiscountKind[];
  period?: 'CURRENT' | 'NEXT';
  /** Those that hold for this product. */
  productId?: string;
  isFirstOrderOnly?: boolean;
  /** Whether the customer has it; a visitor has none. */
  isCollected?: boolean;
}
/**
 * USABLE now; UPCOMING; HELD by an order that is not decided; USED as often as one customer may; USED_UP by others;
 * EXPIRED.
 */
export type MyVoucherState = 'USABLE' | 'UPCOMING' | 'HELD' | 'USED' | 'USED_UP' | 'EXPIRED';
/** One row of GET main/voucher/my-voucher?page&limit&state, `Paged<MyVoucher>`: the usable ones first. */
export interface MyVoucher extends Voucher {
  myVoucher: CollectedVoucher;
  state: MyVoucherState;
  /** How often this customer can still use it. */
  myUsesLeft: number;
}

/** One row of GET main/product/favourite?page&limit, `Paged<Favourite>`: the latest first. */
export interface Favourite {
  product: ProductCard;
  keptAt: string;
  /** What it cost when it was kept. */
  priceSeen: number;
  /** How much less it costs now; 0 when it does not. */
  priceDrop: number;
  /** The variant, when there is only one. */
  infoId: string | null;
}
/** GET main/product/favourite/ids: all of them, in the order of their keeping. */
export interface FavouriteIds {
  ids: string[];
  total: number;
}
/** POST main/product/favourite/merge: all of them now; `left` of those sent found no room. */
export interface MergedFavourites extends FavouriteIds {
  left: number;
}

/** What a customer can be told. */
export type NotificationKind =
  | 'ORDER_PAID'
  | 'ORDER_REMINDER'
  | 'ORDER_PROCESSING'
  | 'ORDER_DELIVERING'
  | 'ORDER_DONE'
  | 'ORDER_CANCEL'
  | 'ORDER_REJECT'
  | 'ORDER_CANCEL_DECLINED'
  | 'ORDER_MONEY_RETURNED'
  | 'ORDER_REFUNDING'
  | 'ORDER_REFUNDED'
  | 'ORDER_RETURN'
  | 'VOUCHER_ENDING'
  | 'BACK_IN_STOCK'
  | 'REVIEW_PUBLISHED'
  | 'REVIEW_REFUSED'
  | 'PASSWORD_CHANGED'
  | 'NEW_SIGN_IN';
export interface Notification {
  id: string;
  kind: NotificationKind;
  /** What its text names. */
  facts: Record<string, string | number>;
  at: string;
  readAt: string | null;
}
/** GET relationship/notify/list?page&pageSize&order&unread. */
export interface NotificationPage extends Paged<Notification> {
  unread: number;
}
/** PUT relationship/notify/{id}/read and read-all: how many are left. */
export interface Unread {
  unread: number;
}
/** GET and PUT relationship/notify/mails: which mails are wanted. */
export interface MailChoices {
  PAYMENT_REMINDERS: boolean;
  VOUCHERS: boolean;
  REVIEWS: boolean;
}

export type PromotionType = 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT';
/** What comes along with GIFT_PRODUCT: the first that is in stock. */
export interface PromotionGift {
  infoId: string;
  productId: string;
  name: string;
  seoSlug: string;
  picture: Picture;
  quantity: number;
  isInStock: boolean;
}
export interface PromotionConditions extends OfferScope {
  minSubtotal: number | null;
  minQuantity: number | null;
}
/** One row of GET main/promotion/public?page&limit&period&type, `Paged<Promotion>`: what runs first. */
export interface Promotion {
  id: string;
  name: string;
  description: string;
  type: PromotionType;
  /** Null for GIFT_PRODUCT. */
  discount: Discount | null;
  conditions: PromotionConditions;
  gifts: PromotionGift[];
  startsAt: string;
  endsAt: string;
  period: OfferPeriod;
  /** It also counts for units at a flash price. */
  isCombinable: boolean;
  /** No voucher beside it. */
  isExclusiveWithVoucher: boolean;
  /** Goods for QUANTITY_BASED, orders for the other types; null without a limit. */
  quotaLeft: number | null;
  /** Of the same, for one customer. */
  perCustomerLimit: number | null;
}
/** GET main/promotion/current: the foremost that runs, and the one that comes next. */
export interface CurrentPromotion {
  currentPromotion: Promotion | null;
  nextPromotion: Promotion | null;
  type: OfferPeriod;
  serverTime: string;
}

/** What a list is narrowed by, in GET main/product, main/product/public, facets and recovery; the lists are separated by commas. */
export interface ProductFilters {
  /** Where the list is, with all below it; unknown is 404 CATEGORY_NOT_FOUND. */
  categoryId?: string;
  categorySlug?: string;
  /** Slugs chosen as a filter. */
  category?: string;
  /** NEW, HOT, SALE_OFF; what costs less than before is SALE_OFF, also where the card's `status` does not say so. */
  status?: string;
  /** Stars on average: `4` means four and more, of several the lowest counts. */
  rating?: string;
  search?: string;
  /** Bands as the facets list them: `200000-500000`, `10000000-`. */
  price?: string;
  minPrice?: number;
  maxPrice?: number;
  /** `ff0000`, with or without #. */
  color?: string;
  size?: string;
  /** `group:value` as the facets list them. */
  specs?: string;
  /** Only what is cheaper at this moment in a flash sale. */
  flashSale?: boolean;
  inStock?: boolean;
}
/** `limit` 0 is 24, at most 100. A search is sorted by `bestMatch` unless told, everything else by `priority`. */
export interface ProductQuery extends ProductFilters {
  page?: number;
  limit?: number;
  orderByPriority?: 'ASC' | 'DESC';
  sort?: 'priority' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'bestMatch';
}
/** GET main/product and main/product/public. */
export interface ProductPage extends Paged<ProductCard> {
  /** What was searched instead, when nothing is called what was typed. */
  correctedSearch?: string;
}
/** GET main/product/facets, asked with the filters of the list. */
export interface ProductFacets {
  facets: Facet[];
  total: number;
  /** There are more than `total`: "10.000+". */
  isMore: boolean;
}
/** `param` names the filter that its values are for; several values of it are separated by commas. */
export interface Facet {
  /** `category`, `price`, `status`, `rating`, `flashSale`, `inStock`, `color`, `size` or `specs.<group>`. */
  key: string;
  param: 'category' | 'price' | 'status' | 'rating' | 'flashSale' | 'inStock' | 'color' | 'size' | 'specs';
  name: string;
  values: FacetValue[];
}
export interface FacetValue {
  value: string;
  label: string;
  /** Products that the list would hold with this value alone chosen in its group. */
  count: number;
  /** There are at least `count`: "10.000+". A count of 0 with more is not nothing. */
  isMore: boolean;
  isSelected: boolean;
  /** Of a colour: `#rrggbb`. */
  rgb?: string;
  /** Of a category: the value it is under, if that is listed. */
  parent?: string;
  /** Of a price band, in đồng: `from` is in it, `below` is not; the last has no end. */
  from?: number;
  below?: number;
}
/** GET main/product/suggest?q=. */
export interface Suggestions {
  products: SuggestedProduct[];
  categories: SuggestedCategory[];
  /** What others search that begins or continues like this. */
  queries: string[];
}
export interface SuggestedProduct {
  id: string;
  name: string;
  seoSlug: string;
  price: number;
  originalPrice: number | null;
  picture: Picture;
  /** With `/with-auth`: whether the customer keeps it. */
  isFavourite?: boolean;
}
export interface SuggestedCategory extends CategoryRef {
  productCount: number;
}
/** GET main/product/recovery, asked with the filters of a list that is empty. */
export interface SearchRecovery {
  /** A search like the one that was typed, which finds something. */
  suggestion: string | null;
  /** What to take back to find something, the most useful first. */
  drop: FilterToDrop[];
  popular: ProductCard[];
}
/** `minPrice` stands for the range from `minPrice` to `maxPrice`; `group` is the one of `specs`. */
export interface FilterToDrop {
  param: Facet['param'] | 'minPrice';
  group?: string;
  total: number;
  isMore: boolean;
}

/* ---- reviews ------------------------------------------------------------------------------ */

export type ReviewStatus = 'PENDING' | 'APPROVED' | 'REJECTED';
export type ReviewSort = 'newest' | 'helpful' | 'rating-high' | 'rating-low';
export type ReportReason = 'SPAM' | 'OFFENSIVE' | 'WRONG_PRODUCT' | 'FALSE' | 'OTHER';

export interface SellerReply {
  content: string;
  at: string;
}
interface ReviewSaid {
  id: string;
  rating: number;
  title: string | null;
  content: string;
  /** In which it was written. */
  language: 'vi' | 'en';
  pictures: Picture[];
  /** Of the variant that was bought. */
  color: string | null;
  size: string | null;
  createdAt: string;
  editedAt: string | null;
  helpfulCount: number;
  reply: SellerReply | null;
}
export interface Review extends ReviewSaid {
  /** Shortened: "Nguyễn Minh A." */
  author: string | null;
  avatar?: Picture;
  isVerifiedBuyer: boolean;
  /** With `/with-auth`, like the two below. */
  isMine?: boolean;
  isHelpful?: boolean;
  isReported?: boolean;
}
/** GET main/review/mine: as its author sees it. */
export interface OwnReview extends ReviewSaid {
  orderLineId: string;
  product: ProductRef;
  status: ReviewStatus;
  rejectReason: string | null;
  /** Null when it is too old to be changed. */
  editableUntil: string | null;
  /** Ids of its pictures, in their order. */
  uploads: string[];
}
export interface ReviewSummary {
  /** One decimal. */
  average: number | null;
  count: number;
  withPhotos: number;
  /** From 5 to 1. */
  distribution: { rating: number; count: number }[];
}
/** A line of a finished order that has no review yet. */
export interface ReviewableLine {
  orderLineId: string;
  orderCode: string;
  color: string | null;
  size: string | null;
  boughtAt: string;
}
/** One row of GET main/review/waiting: bought, received, not reviewed. */
export interface WaitingProduct extends ReviewableLine {
  product: ProductCard;
}
/** GET main/review/list `?productId|slug&page&limit&sort&rating&withPhotos`. */
export interface ReviewPage {
  data: Review[];
  meta: PageMeta;
  summary: ReviewSummary;
  /** With `/with-auth`, like the two below. */
  canReview?: boolean;
  reviewable?: ReviewableLine[];
  own?: OwnReview[];
}
/** PUT main/review/:id. */
export interface ReviewText {
  rating: number;
  title?: string;
  content: string;
  /** Ids of uploads. */
  images?: string[];
}
/** POST main/review/:productId/customer-review. */
export interface NewReview extends ReviewText {
  orderLineId: string;
}
export interface WrittenReview {
  id: string;
  status: ReviewStatus;
}
/** POST and DELETE main/review/:id/helpful. */
export interface HelpfulVote {
  isHelpful: boolean;
  helpfulCount: number;
}
/** POST main/review/:id/report. */
export interface ReviewReport {
  reason: ReportReason;
  note?: string;
}
/** POST main/upload, multipart with one `file`. */
export interface Upload {
  id: string;
  url: string;
  width: number;
  height: number;
  color: string;
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
  /** In a list, of one that is not current: what may have become of its ward. */
  successors?: WardSuccessor[];
}
/** A ward of today that took over (a part of) a former one. */
export interface WardSuccessor {
  provinceCode: string;
  province: string;
  wardCode: string;
  ward: string;
}

/* ---- quote, shipping, order --------------------------------------------------------------- */

export type PaymentMethod = 'ONLINE' | 'COD' | 'THEGHINO';
/** GET ecommerce/payment/providers: what one payment may be at a gateway, in đồng, and which ways to pay lead there. */
export interface PaymentLimit {
  provider: PaymentProvider;
  methods: Exclude<PaymentMethod, 'COD'>[];
  min: number;
  max: number;
}
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
/** What an offer did to a line. Of a flash sale it is in the line's total already, the others are in its discount. */
export interface LineOffer {
  type: 'FLASH_SALE' | 'QUANTITY_BASED' | 'ORDER_BASED' | 'GIFT_PRODUCT' | 'VOUCHER';
  id: string;
  name: string;
  /** The units that it is for. */
  quantity: number;
  /** Đồng that it saves on this line. */
  amount: number;
}
interface LinePrice {
  /** Of a unit, without any offer. */
  usualPrice: number;
  /** At its flash price; units in `moreOriginalProducts` cost the usual price. */
  unitPrice: number;
  /** At these prices. */
  lineTotal: number;
  /** Its share of what is taken off; the line costs so much less. */
  discount: number;
  offers: LineOffer[];
  isGift: boolean;
}
export interface QuoteLine extends LinePrice {
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
}
export interface QuoteProblem {
  /** Absent when it concerns the whole quote. */
  infoId?: string;
  code:
    | 'OUT_OF_STOCK'
    | 'NOT_ENOUGH_STOCK'
    | 'PRODUCT_UNAVAILABLE'
    | 'ADDRESS_NOT_SERVED'
    | 'COD_NOT_AVAILABLE'
    | 'VOUCHER_INVALID';
  available?: number;
  /** Of VOUCHER_INVALID. */
  reasonCode?: VoucherReason;
  /** Until the voucher applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
  missing?: number;
}
/** Why a voucher does not apply to what is bought. */
export type VoucherReason =
  | 'NOT_FOUND'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'USED_UP'
  | 'LIMIT_REACHED'
  | 'FIRST_ORDER_ONLY'
  | 'PAYMENT_METHOD'
  | 'NOT_FOR_THESE'
  | 'MIN_QUANTITY'
  | 'MIN_SUBTOTAL'
  | 'NOT_WITH_PROMOTION'
  | 'NOTHING_TO_SAVE';
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
  /** The gifts; empty for a GIFT_PRODUCT of which every gift is gone. */
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
/** How far the goods are from being delivered free; what counts is their base price. */
export interface FreeShipping {
  threshold: number;
  /** Đồng; 0 when it is free. */
  missing: number;
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
  /** Null where standard delivery is never free. */
  freeShipping: FreeShipping | null;
  quoteHash: string;
  expiresAt: string;
  problems: QuoteProblem[];
}
/** POST ecommerce/quote/vouchers answers a plain array of `VoucherChoice`, the best first. */
export type VoucherChoicesRequest = Pick<
  QuoteRequest,
  'lines' | 'address' | 'shippingMethod' | 'paymentMethod'
>;
/** A voucher at hand, and what it would do for these lines. */
export interface VoucherChoice {
  id: string;
  code: string;
  name: string;
  startsAt: string;
  endsAt: string;
  /** Collected by the customer who asks. */
  isMine: boolean;
  /** Đồng that all costs less with it; null when it does not apply. */
  saves: number | null;
  reasonCode?: VoucherReason;
  /** Until it applies: đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
  missing?: number;
}
/** POST ecommerce/shipping/quote `{lines, address}` answers a plain array. */
export interface ShippingMethod {
  /** STANDARD or EXPRESS */
  code: string;
  fee: number;
  /** Days from and to. */
  eta: { from: number; to: number };
}
export interface VatInvoice {
  company: string;
  /** Ten digits, or ten and three. */
  taxCode: string;
  address: string;
  email: string;
}
/** POST ecommerce/order, with the header Idempotency-Key. */
export interface OrderRequest extends QuoteRequest {
  address: OrderAddress;
  shippingMethod: string;
  paymentMethod: PaymentMethod;
  quoteHash: string;
  customer: { firstName: string; lastName: string; email: string; phone: string };
  note: string;
  vatInvoice?: VatInvoice;
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

export interface StartPayment {
  paymentMethod: Exclude<PaymentMethod, 'COD'>;
  /** The shop's first without it. */
  paymentProvider?: PaymentProvider;
}
/** POST ecommerce/order/{id}/payment. */
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
  /** The shop has begun with it: PUT ecommerce/order/cancel-order/{id} only asks for it. */
  canRequestCancel: boolean;
  /** When the customer asked for it; staff decide. */
  cancelRequestedAt?: string;
  /** Its goods are offered for a cart once more: POST ecommerce/order/{id}/reorder. */
  canReorder: boolean;
}
/** One row of GET ecommerce/order/my-order. */
export interface MyOrder extends OrderSummary {
  /** What has come, is still sold and waits for its review. */
  reviewable: { orderLineId: string; name: string; seoSlug: string }[];
}
export interface OrderLine extends LinePrice {
  id: string;
  infoId: string;
  productId: string;
  name: string;
  seoSlug: string;
  sku: string;
  color: { name: string; rgb: string } | null;
  size: string | null;
  picture: Picture;
  quantity: number;
  /** Units that can be asked to be sent back now. */
  returnable: number;
}
/** Answer of PUT ecommerce/order/cancel-order/{id}: cancelled at once, or asked for. */
export interface OrderCancelled {
  status: OrderStatus;
  cancelRequestedAt?: string;
}
export interface OrderTimelineEntry {
  status: OrderStatus;
  /** Left out when the order came to the status; else what happened while it was there. */
  event?: 'CANCEL_REQUESTED' | 'CANCEL_DECLINED' | 'REFUND_ASKED';
  at: string;
  by: 'CUSTOMER' | 'OPERATOR' | 'SYSTEM';
  /** Stable code such as PAYMENT_EXPIRED, or what the customer wrote. */
  reason?: string;
  /** In đồng, of a refund. */
  amount?: number;
}
export interface Shipment {
  id: string;
  carrier: string;
  trackingNumber: string | null;
  status: string;
  createdAt: string;
  /** When it left the shop, the last time. */
  handedOverAt?: string;
  deliveredAt?: string;
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
  /** Đồng on their way back. */
  refunding: number;
  /** Đồng that are back, as the gateway has confirmed. */
  refunded: number;
  /** The shop keeps an order that was asked to be cancelled. */
  cancelDeclined?: { at: string; reason: string };
  vatInvoice?: VatInvoice;
  /** The newest first. */
  returns: OrderReturn[];
  /** Of an order that has arrived: until when something can be sent back. */
  returnUntil?: string;
}
/** GET ecommerce/order/my-payment answers `Paged<OwnPayment>`. */
export interface OwnPayment {
  attemptId: string;
  orderId: string;
  orderCode: string;
  provider: PaymentProvider;
  method: Exclude<PaymentMethod, 'COD'>;
  outcome: PaymentOutcome;
  waitingFor?: 'BUYER' | 'MERCHANT';
  amount: number;
  createdAt: string;
}
/** PUT ecommerce/order/{id}/received. */
export interface OrderReceived {
  status: OrderStatus;
}

/** RETURN: the goods for the money. EXCHANGE: the goods for others. REFUND: the money, and the goods stay. */
export type ReturnKind = 'RETURN' | 'EXCHANGE' | 'REFUND';
export type ReturnStatus =
  'NEW' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'EXCHANGED' | 'REJECTED' | 'WITHDRAWN';
export interface OrderReturn {
  id: string;
  type: ReturnKind;
  status: ReturnStatus;
  reason: string;
  /** What the shop said last. */
  answer: string | null;
  /** Đồng that went back, or are on their way back. */
  refundAmount: number | null;
  lines: { lineId: string; quantity: number }[];
  pictures: Picture[];
  createdAt: string;
  updatedAt: string;
}
/** POST ecommerce/order/{id}/return. */
export interface ReturnRequest {
  type: ReturnKind;
  lines: { lineId: string; quantity: number }[];
  reason: string;
  /** Ids of uploads. */
  images?: string[];
}
export interface RequestedReturn {
  returnId: string;
  status: ReturnStatus;
}
/** POST ecommerce/order/{id}/reorder: what a cart can be filled with again, and what of the order it cannot. */
export interface Reorder {
  added: { infoId: string; name: string; quantity: number; price: number }[];
  skipped: { infoId: string; name: string; quantity: number; reason: 'GONE' | 'SOLD_OUT' | 'NOT_ENOUGH' }[];
}
/** POST ecommerce/order/{id}/resend-email. */
export interface ResentEmail {
  email: string;
}
/** POST ecommerce/order/{id}/invoice-link: an address that can be opened for ten minutes. */
export interface InvoiceLink {
  url: string;
  expiresAt: string;
}
/** GET ecommerce/order/track?token=: how far an order is, and nothing of who gets it. */
export interface TrackedOrder {
  code: string;
  purchaseDate: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  grandTotal: number;
  province: string;
  lines: {
    name: string;
    color: { name: string; rgb: string } | null;
    size: string | null;
    picture: Picture;
    quantity: number;
    isGift: boolean;
  }[];
  timeline: { status: OrderStatus; at: string }[];
  shipments: Shipment[];
}

/** What a page tells of the shell (`shell`) and of its remotes. */
export type RumEvent =
  | { kind: 'loaded'; remote: string; ms: number }
  | {
      kind: 'failed';
      remote: string;
      /** What was asked of it: `remote`, a widget's name, `messages/vi`, `page /products`. */
      door: string;
      cause: 'unreachable' | 'timeout' | 'incompatible' | 'broken' | 'threw';
    }
  | { kind: 'boundary'; remote: string; door: string; message: string; stack: string }
  | { kind: 'vital'; remote: string; name: VitalName; value: number }
  | { kind: 'error'; remote: string; message: string; stack: string; requestId?: string };
export type VitalName = 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';
/** POST rum. */
export interface RumReport {
  /** The signed id that the page was sent with. */
  view: string;
  /** Every part of the page with its version, as they were signed. */
  versions: Record<string, string>;
  events: RumEvent[];
}
/** How one version of one part does. */
export interface RumVersion {
  remote: string;
  version: string;
  views: number;
  failures: number;
  failureShare: number;
  causes: Record<string, number>;
  boundaryHits: number;
  loadMsP75: number | null;
  vitalsP75: Record<VitalName, number | null>;
  /** Of the last hour at most, one network counting as a few views at most. */
  weighed: { views: number; failures: number; failingNetworks: number };
}
/** GET rum/summary. */
export interface RumSummary {
  minutes: number;
  versions: RumVersion[];
  errors: {
    remote: string;
    version: string;
    message: string;
    stack: string;
    requestId: string | null;
    firstAt: string;
    lastAt: string;
    count: number;
  }[];
}
