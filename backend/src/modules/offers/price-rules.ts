import type { FlashRule } from './sale-price';
import type { Timed } from './offer-period';
import type { Discount } from './offers.schema';

/** What is bought, at the price that it has by itself. */
export interface OrderedLine {
  infoId: string;
  quantity: number;
  unitPrice: number;
  productId?: string;
  /** The category of the product and all above it. */
  categoryIds?: string[];
}

/** What an offer is called, for the texts that come with a price. */
export interface Named {
  name: string;
  /** In the language that was not asked for. */
  translatedName?: string;
}

/** What is left of an offer; null is without a limit. */
export interface Left {
  quotaLeft: number | null;
  /** For the customer who asks. */
  customerLeft: number | null;
}

/** What an offer holds for: everything when both lists are empty. */
export interface OfferScope {
  productIds: string[];
  categoryIds: string[];
}

/** When it holds; of the lines in its scope, at what they cost so far. */
export interface Conditions extends OfferScope, Timed {
  minSubtotal: number | null;
  minQuantity: number | null;
}

/** What a sale has for one variant; its limits count units. */
export interface FlashOffer extends FlashRule, Left, Timed, Named {
  flashSaleId: string;
  infoId: string;
}

interface Promotion extends Conditions, Left, Named {
  id: string;
  /** Of two that are equally good, the lower one. */
  priority: number;
  isExclusiveWithVoucher: boolean;
}

/** Its limits count units. */
export interface QuantityPromotion extends Promotion {
  type: 'QUANTITY_BASED';
  discount: Discount;
  /** It also holds for units at a flash price. */
  isCombinable: boolean;
}

/** Its limits count orders. */
export interface OrderPromotion extends Promotion {
  type: 'ORDER_BASED';
  discount: Discount;
}

/** Its limits count orders; the first gift that is in stock comes along. */
export interface GiftPromotion extends Promotion {
  type: 'GIFT_PRODUCT';
  gifts: Gift[];
}

export interface Gift {
  infoId: string;
  quantity: number;
  /** What a unit costs who buys it. */
  unitPrice: number;
  /** Left to sell, before this order. */
  stock: number;
}

export type PromotionRule = QuantityPromotion | OrderPromotion | GiftPromotion;

/** Its limits count orders. */
export interface VoucherRule extends Conditions, Left, Named {
  id: string;
  code: string;
  discount: Discount;
  /** None means all. */
  paymentMethods: string[];
  isFirstOrderOnly: boolean;
}

/** What holds at this moment, for this shopper. */
export interface PriceRules {
  /** Null until an address and a method are known. */
  shippingFee: number | null;
  shippingMethod?: string;
  flashOffers?: FlashOffer[];
  promotions?: PromotionRule[];
  /** The one whose code the shopper gave. */
  voucher?: VoucherRule;
  paymentMethod?: string;
  /** False when the shopper has ordered before; unknown of visitors. */
  isFirstOrder?: boolean;
  /** What the shopper has earned and wants to pay with, in đồng. */
  rewardBalance?: number;
  /** Of the texts that come with a price; the price itself does not depend on it. */
  language?: 'vi' | 'en';
}
