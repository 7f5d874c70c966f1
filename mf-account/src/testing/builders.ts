import type {
  ClientSetting,
  OrderDetail,
  OrderLine,
  OrderSummary,
  PaymentAttempt,
  Picture,
} from '@storefront/shared/contracts';

export function aPicture(given: Partial<Picture> = {}): Picture {
  return { url: '/api/main/media/shirt', width: 1200, height: 1500, color: '#f5f5f4', alt: '', ...given };
}

/** New, to be paid online, not tried yet. */
export function anOrder(given: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 'order-1',
    code: 'SF-261121-0001',
    purchaseDate: '2026-11-21T02:05:00.000Z',
    status: 'NEW',
    paymentStatus: 'unpaid',
    paymentMethod: 'ONLINE',
    grandTotal: 427_000,
    lineCount: 3,
    firstLine: { name: 'Áo thun cổ tròn', picture: aPicture() },
    paymentAction: 'PAY',
    canCancel: true,
    ...given,
  };
}

export function anOrderLine(given: Partial<OrderLine> = {}): OrderLine {
  return {
    infoId: 'shirt-black-m',
    productId: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    sku: 'AT-DEN-M',
    color: { name: 'Đen', rgb: '#1c1917' },
    size: 'M',
    picture: aPicture(),
    quantity: 2,
    unitPrice: 199_000,
    lineTotal: 398_000,
    isGift: false,
    ...given,
  };
}

export function anAttempt(given: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    attemptId: 'attempt-1',
    provider: 'VNPAY',
    outcome: 'failed',
    providerCode: '51',
    amount: 427_000,
    createdAt: '2026-11-21T02:06:00.000Z',
    ...given,
  };
}

export function anOrderDetail(given: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...anOrder({ lineCount: 1 }),
    lines: [anOrderLine()],
    subtotal: 398_000,
    discount: 0,
    shippingFee: 29_000,
    shippingMethod: 'STANDARD',
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
    trace: [
      { step: 'BASE', amount: 398_000, after: 398_000 },
      { step: 'VOUCHER', amount: 0, after: 398_000 },
      { step: 'SHIPPING', amount: 29_000, after: 427_000, source: 'STANDARD' },
    ],
    note: 'Gọi trước khi giao',
    customer: {
      firstName: 'Minh Anh',
      lastName: 'Nguyễn',
      email: 'customer@example.com',
      phone: '+84912345678',
    },
    address: {
      national: 'VN',
      provinceCode: '01',
      province: 'Thành phố Hà Nội',
      wardCode: '00166',
      ward: 'Phường Cầu Giấy',
      address: 'Số 12, ngõ 45 đường Trần Thái Tông',
    },
    timeline: [{ status: 'NEW', at: '2026-11-21T02:05:00.000Z', by: 'CUSTOMER' }],
    shipments: [],
    attempts: [],
    expiresAt: '2026-11-21T02:20:00.000Z',
    ...given,
  };
}

export function aSetting(given: Partial<ClientSetting['settingClient']> = {}): ClientSetting {
  return {
    settingClient: {
      siteName: 'Cửa hàng',
      logo: null,
      currency: 'VND',
      paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
      paymentProviders: ['VNPAY'],
      codLimit: 5_000_000,
      freeShippingFrom: 500_000,
      analyticsId: null,
      checkoutCountdownSeconds: 10,
      strictLatinLetters: false,
      flags: {},
      ...given,
    },
    infoClient: {
      legalName: 'Công ty Cửa hàng',
      taxCode: '0000000000',
      address: 'Hà Nội',
      hotline: '1900 0000',
      email: 'hello@example.com',
      socials: [],
    },
  };
}
