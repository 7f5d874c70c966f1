import type {
  CartProduct,
  OrderDetail,
  PaymentState,
  PlacedOrder,
  Quote,
  QuoteLine,
  QuoteRequest,
} from '@storefront/shared/contracts';
import { aCartProduct, anAttempt, anOrderLine, shirtId } from '@storefront/shared/testing';
import type { CartLine } from '@storefront/shared/cart';

export const robotId = '0190a000-0000-7000-8000-000000000002';

export function aLine(given: Partial<CartLine> = {}): CartLine {
  return { infoId: shirtId, quantity: 2, isOrder: true, priceSeen: 199_000, ...given };
}

export const aRobot = (given: Partial<CartProduct> = {}) =>
  aCartProduct({
    infoId: robotId,
    productId: 'robot',
    name: 'Robot dò đường',
    seoSlug: 'robot-do-duong',
    price: 850_000,
    color: null,
    size: null,
    ...given,
  });

export function aQuoteLine(given: Partial<QuoteLine> = {}): QuoteLine {
  const { price: _price, originalPrice: _original, ...product } = aCartProduct();
  return {
    ...product,
    quantity: 2,
    usualPrice: 199_000,
    unitPrice: 199_000,
    lineTotal: 398_000,
    discount: 0,
    offers: [],
    isGift: false,
    ...given,
  };
}

/** Lines at their list price; unknown variants are left out. */
export function aQuoteOf({ lines }: QuoteRequest, products: CartProduct[]): Quote {
  return aQuote({
    lines: lines.flatMap(({ infoId, quantity }) => {
      const found = products.find((product) => product.infoId === infoId);
      if (!found) return [];
      const { price, originalPrice: _original, ...product } = found;
      return aQuoteLine({
        ...product,
        quantity,
        usualPrice: price,
        unitPrice: price,
        lineTotal: price * quantity,
      });
    }),
  });
}

/** A quote of two shirts; with a fee once one is given. */
export function aQuote(given: Partial<Quote> = {}): Quote {
  const { lines = [aQuoteLine()], shippingFee = null } = given;
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const grandTotal = subtotal + (shippingFee ?? 0);
  return {
    lines,
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
    subtotal,
    discount: 0,
    shippingFee,
    grandTotal,
    trace: [
      { step: 'BASE', amount: subtotal, after: subtotal },
      { step: 'SHIPPING', amount: shippingFee ?? 0, after: grandTotal },
    ],
    freeShipping: null,
    quoteHash: `hash-${grandTotal}`,
    expiresAt: '2026-11-21T03:15:00.000Z',
    problems: [],
    ...given,
  };
}

export function aPlacedOrder(given: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    orderId: 'order-1',
    code: 'DH26112100001',
    status: 'NEW',
    paymentStatus: 'unpaid',
    grandTotal: 428_000,
    expiresAt: '2026-11-21T03:15:00.000Z',
    next: { type: 'REDIRECT', url: 'https://gateway.test/pay?ref=1', countdown: 10 },
    ...given,
  };
}

export function aPaymentState(given: Partial<PaymentState> = {}): PaymentState {
  return {
    orderId: 'order-1',
    code: 'DH26112100001',
    orderStatus: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'ONLINE',
    grandTotal: 428_000,
    attempt: anAttempt(),
    final: true,
    action: 'PAY_AGAIN',
    expiresAt: '2026-11-21T07:05:00.000Z',
    ...given,
  };
}

/** The order of `aPlacedOrder` as its owner sees it. */
export function anOrderDetail(given: Partial<OrderDetail> = {}): OrderDetail {
  const line = anOrderLine();
  return {
    id: 'order-1',
    code: 'DH26112100001',
    purchaseDate: '2026-11-21T03:00:00.000Z',
    status: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'ONLINE',
    paymentAction: 'PAY',
    grandTotal: 428_000,
    lineCount: 1,
    firstLine: { name: line.name, picture: line.picture },
    canCancel: true,
    canRequestCancel: false,
    canReorder: false,
    subtotal: 398_000,
    discount: 0,
    shippingFee: 30_000,
    shippingMethod: 'STANDARD',
    delivery: { from: '2026-11-23', to: '2026-11-24' },
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
    trace: [],
    note: 'Không có ghi chú',
    customer: {
      firstName: 'Minh Anh',
      lastName: 'Nguyễn',
      email: 'customer@example.com',
      phone: '+84912345678',
    },
    address: { national: 'VN', provinceCode: '79', province: 'Thành phố Hồ Chí Minh', address: '12 Lê Lợi' },
    shipments: [],
    attempts: [],
    refunding: 0,
    refunded: 0,
    lines: [line],
    timeline: [],
    returns: [],
    ...given,
  };
}
