import type {
  CurrentFlashSale,
  FlashSale,
  FlashSaleProduct,
  FlashSaleProducts,
  FlashSaleSummary,
  Promotion,
  Voucher,
} from '../contracts';
import { aPicture } from './builders';

/** The time this many milliseconds from now, by the test's clock. */
export const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();
export const hourMs = 3_600_000;

export function aVoucher(given: Partial<Voucher> = {}): Voucher {
  return {
    id: 'v-1',
    code: 'GIAM10',
    name: 'Giảm 10% mọi đơn',
    discount: { kind: 'PERCENT', value: 10, maxDiscount: 50_000 },
    conditions: {
      categories: [],
      products: [],
      minSubtotal: 200_000,
      minQuantity: null,
      isFirstOrderOnly: false,
      paymentMethods: [],
    },
    startsAt: fromNow(-hourMs),
    endsAt: '2099-12-31T17:00:00.000Z',
    period: 'CURRENT',
    totalUses: null,
    usesLeft: null,
    perCustomerUses: 1,
    collectsLeft: null,
    ...given,
  };
}

export function aPromotion(given: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p-1',
    name: 'Đơn từ 1.000.000 ₫ giảm 8%',
    description: 'Tự trừ vào đơn, không cần nhập mã.',
    type: 'ORDER_BASED',
    discount: { kind: 'PERCENT', value: 8, maxDiscount: 200_000 },
    conditions: { categories: [], products: [], minSubtotal: 1_000_000, minQuantity: null },
    gifts: [],
    startsAt: fromNow(-hourMs),
    endsAt: '2099-12-31T17:00:00.000Z',
    period: 'CURRENT',
    isCombinable: false,
    isExclusiveWithVoucher: false,
    quotaLeft: null,
    perCustomerLimit: null,
    ...given,
  };
}

export function aSaleProduct(given: Partial<FlashSaleProduct> = {}): FlashSaleProduct {
  return {
    flashSaleId: 'sale',
    productId: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    picture: aPicture(),
    price: 199_000,
    salePrice: 129_000,
    stock: 40,
    quota: 50,
    sold: 12,
    perCustomerLimit: 2,
    infos: [],
    ...given,
  };
}

export function aSale(given: Partial<FlashSaleSummary> = {}): FlashSaleSummary {
  return {
    id: 'sale',
    name: 'Giờ vàng tủ đồ',
    startsAt: fromNow(-hourMs),
    endsAt: fromNow(hourMs),
    period: 'CURRENT',
    productCount: 1,
    ...given,
  };
}

export const anUpcomingSale = (): FlashSaleSummary =>
  aSale({
    id: 'next',
    name: 'Giờ vàng xưởng robot',
    period: 'NEXT',
    startsAt: fromNow(hourMs),
    endsAt: fromNow(2 * hourMs),
  });

/** The current and the next flash sale, relative to the present time. */
export function aFlashSaleInfo(
  current: FlashSaleSummary | null,
  next: FlashSaleSummary | null = null,
  products = [aSaleProduct()],
): CurrentFlashSale {
  const serverTime = fromNow(0);
  const whole = (sale: FlashSaleSummary | null): FlashSale | null =>
    sale && { ...sale, products, serverTime };
  return { currentFlashSale: whole(current), nextFlashSale: whole(next), serverTime };
}

export function saleProducts(
  flashSale: FlashSaleSummary | null,
  data = flashSale ? [aSaleProduct()] : [],
): FlashSaleProducts {
  return {
    data,
    meta: { page: 1, limit: 24, total: data.length, totalPages: 1 },
    flashSale,
    serverTime: fromNow(0),
  };
}
