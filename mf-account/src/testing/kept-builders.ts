import type {
  Favourite,
  MyVoucher,
  Notification,
  OwnReview,
  ProductCard,
  WaitingProduct,
} from '@storefront/shared/contracts';
import { aPicture } from '@storefront/shared/testing';

export function aCard(given: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    categorySlug: 'ao',
    status: [],
    price: 179_000,
    maxPrice: 179_000,
    originalPrice: null,
    stock: 20,
    picture: aPicture(),
    colors: [],
    rating: null,
    reviewCount: 0,
    flashSale: null,
    ...given,
  };
}

/** In one variant, twenty thousand cheaper than when it was kept. */
export function aFavourite(given: Partial<Favourite> = {}): Favourite {
  return {
    product: aCard(),
    keptAt: '2026-11-01T03:00:00.000Z',
    priceSeen: 199_000,
    priceDrop: 20_000,
    infoId: 'shirt-m',
    ...given,
  };
}

/** Usable by its keeper, on everything, for orders from two hundred thousand. */
export function aMyVoucher(given: Partial<MyVoucher> = {}): MyVoucher {
  return {
    id: 'voucher-1',
    code: 'GIAM20',
    name: 'Giảm 20.000 ₫',
    discount: { kind: 'FIXED', value: 20_000, maxDiscount: null },
    conditions: {
      categories: [],
      products: [],
      minSubtotal: 200_000,
      minQuantity: null,
      isFirstOrderOnly: false,
      paymentMethods: [],
    },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
    period: 'CURRENT',
    totalUses: null,
    usesLeft: null,
    perCustomerUses: 1,
    collectsLeft: null,
    myVoucher: { myVoucherId: 'own-1', collectedAt: '2026-11-01T03:00:00.000Z' },
    state: 'USABLE',
    myUsesLeft: 1,
    ...given,
  };
}

export function anOwnReview(given: Partial<OwnReview> = {}): OwnReview {
  return {
    id: 'review-1',
    rating: 4,
    title: null,
    content: 'Vải dày, mặc mát.',
    language: 'vi',
    pictures: [],
    color: 'Đen',
    size: 'M',
    createdAt: '2026-11-10T03:00:00.000Z',
    editedAt: null,
    helpfulCount: 0,
    reply: null,
    orderLineId: 'line-1',
    product: { id: 'shirt', name: 'Áo thun cổ tròn', seoSlug: 'ao-thun-co-tron' },
    status: 'APPROVED',
    rejectReason: null,
    editableUntil: null,
    uploads: [],
    ...given,
  };
}

export function aWaitingProduct(given: Partial<WaitingProduct> = {}): WaitingProduct {
  return {
    orderLineId: 'line-2',
    orderCode: 'SF-261121-0001',
    color: 'Trắng',
    size: 'L',
    boughtAt: '2026-11-12T03:00:00.000Z',
    product: aCard({ id: 'cap', name: 'Mũ lưỡi trai', seoSlug: 'mu-luoi-trai' }),
    ...given,
  };
}

/** Unread: an order is on its way. */
export function aNotification(given: Partial<Notification> = {}): Notification {
  return {
    id: 'notification-1',
    kind: 'ORDER_DELIVERING',
    facts: { orderId: 'order-1', code: 'SF-261121-0001' },
    at: '2026-11-21T02:05:00.000Z',
    readAt: null,
    ...given,
  };
}
