import type { Favourite, MyVoucher, Notification, WaitingProduct } from '@storefront/shared/contracts';
import { aPicture, aProduct, aReviewableLine, aVoucher } from '@storefront/shared/testing';

/** A favourite variant whose price fell by twenty thousand since it was added. */
export function aFavourite(given: Partial<Favourite> = {}): Favourite {
  return {
    product: aProduct({ price: 179_000, maxPrice: 179_000 }),
    keptAt: '2026-11-01T03:00:00.000Z',
    priceSeen: 199_000,
    priceDrop: 20_000,
    infoId: 'shirt-m',
    ...given,
  };
}

/** A usable voucher for all products, for orders from two hundred thousand. */
export function aMyVoucher(given: Partial<MyVoucher> = {}): MyVoucher {
  return {
    ...aVoucher({
      code: 'GIAM20',
      name: 'Giảm 20.000 ₫',
      discount: { kind: 'FIXED', value: 20_000, maxDiscount: null },
      endsAt: new Date(Date.now() + 2.5 * 86_400_000).toISOString(),
    }),
    myVoucher: { myVoucherId: 'own-1', collectedAt: '2026-11-01T03:00:00.000Z' },
    state: 'USABLE',
    myUsesLeft: 1,
    ...given,
  };
}

export function aWaitingProduct(given: Partial<WaitingProduct> = {}): WaitingProduct {
  return {
    ...aReviewableLine({ color: 'Trắng', size: 'L', boughtAt: '2026-11-12T03:00:00.000Z' }),
    picture: aPicture({ url: '/api/main/media/white-cap' }),
    product: aProduct({ id: 'cap', name: 'Mũ lưỡi trai', seoSlug: 'mu-luoi-trai' }),
    ...given,
  };
}

/** An unread notification: an order is on its way. */
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
