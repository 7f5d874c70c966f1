import type {
  FlashOffer,
  GiftPromotion,
  OrderPromotion,
  QuantityPromotion,
  VoucherRule,
} from '../modules/pricing/price-rules';

const window = { startsAt: new Date('2026-01-15T00:00:00Z'), endsAt: new Date('2026-01-16T00:00:00Z') };
const unlimited = { quotaLeft: null, customerLeft: null };
const conditions = { ...window, productIds: [], categoryIds: [], minSubtotal: null, minQuantity: null };
const promotion = { ...conditions, ...unlimited, priority: 1, isExclusiveWithVoucher: false };

/** Offers as the pricing reads them, on 15 January 2026. What a test does not mention is filled in. */
export const aFlashOffer = (given: Partial<FlashOffer> & Pick<FlashOffer, 'infoId'>): FlashOffer => ({
  ...window,
  ...unlimited,
  flashSaleId: 'sale',
  name: 'Giờ vàng',
  kind: 'FIXED_PRICE',
  value: 1,
  ...given,
});

export const aQuantityPromotion = (given: Partial<QuantityPromotion> = {}): QuantityPromotion => ({
  ...promotion,
  type: 'QUANTITY_BASED',
  id: 'quantity',
  name: 'Mua nhiều',
  minQuantity: 2,
  discount: { kind: 'PERCENT', value: 10, maxDiscount: null },
  isCombinable: false,
  ...given,
});

export const anOrderPromotion = (given: Partial<OrderPromotion> = {}): OrderPromotion => ({
  ...promotion,
  type: 'ORDER_BASED',
  id: 'order',
  name: 'Đơn lớn',
  discount: { kind: 'PERCENT', value: 10, maxDiscount: null },
  ...given,
});

export const aGiftPromotion = (given: Partial<GiftPromotion> = {}): GiftPromotion => ({
  ...promotion,
  type: 'GIFT_PRODUCT',
  id: 'gift',
  name: 'Quà tặng',
  gifts: [{ infoId: 'gift-1', quantity: 1, unitPrice: 50_000, stock: 5 }],
  ...given,
});

export const aVoucherRule = (given: Partial<VoucherRule> = {}): VoucherRule => ({
  ...conditions,
  ...unlimited,
  id: 'voucher',
  code: 'GIAM10',
  name: 'Giảm 10%',
  discount: { kind: 'PERCENT', value: 10, maxDiscount: null },
  paymentMethods: [],
  isFirstOrderOnly: false,
  ...given,
});
