import type {
  FlashOffer,
  GiftPromotion,
  OrderedLine,
  OrderPromotion,
  PriceRules,
  QuantityPromotion,
  VoucherRule,
} from '../modules/offers/price-rules';

const window = { startsAt: new Date('2026-01-15T00:00:00Z'), endsAt: new Date('2026-01-16T00:00:00Z') };
const unlimited = { quotaLeft: null, customerLeft: null };
const conditions = { ...window, productIds: [], categoryIds: [], minSubtotal: null, minQuantity: null };
const promotion = { ...conditions, ...unlimited, priority: 1, isExclusiveWithVoucher: false };

/** Offers in the form that the pricing reads, on 15 January 2026, with defaults for omitted fields. */
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

/** A large cart in a busy shop: 20 flash prices, 29 promotions and a voucher. */
export function twentyLinesUnderFiftyRules(): { lines: OrderedLine[]; rules: PriceRules } {
  const lines = Array.from({ length: 20 }, (_, at) => ({
    infoId: `v${at}`,
    productId: `p${at % 7}`,
    categoryIds: [`c${at % 5}`, 'all'],
    quantity: at + 1,
    unitPrice: 100_000 + at * 1_111,
  }));
  const promotions = Array.from({ length: 29 }, (_, at) => {
    const rule = { id: `r${at}`, priority: at, categoryIds: [`c${at % 5}`] };
    const percent = { kind: 'PERCENT' as const, value: at + 1, maxDiscount: null };
    const free = { kind: 'QUANTITY' as const, value: 1, maxDiscount: null };
    if (at % 3 === 0) return aQuantityPromotion({ ...rule, discount: at % 2 ? free : percent });
    return at % 3 === 1 ? anOrderPromotion({ ...rule, discount: percent }) : aGiftPromotion(rule);
  });
  return {
    lines,
    rules: {
      shippingFee: 0,
      flashOffers: lines.map(({ infoId }) => aFlashOffer({ infoId, value: 90_000, quotaLeft: 3 })),
      promotions,
      voucher: aVoucherRule(),
    },
  };
}
