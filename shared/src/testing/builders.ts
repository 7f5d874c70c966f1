import type {
  CartProduct,
  ClientSetting,
  OrderLine,
  PaymentAttempt,
  Picture,
  ProductCard,
  UserAddress,
} from '../contracts';

/** Builders for data of several remotes; each one fills the fields that the test omits. */
export function aPicture(given: Partial<Picture> = {}): Picture {
  return { url: '/api/main/media/shirt', width: 1200, height: 1500, color: '#f5f5f4', alt: '', ...given };
}

/** A shirt in two colours, in the shape of product lists. */
export function aProduct(given: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    categorySlug: 'ao-thun',
    status: [],
    price: 199_000,
    maxPrice: 199_000,
    originalPrice: null,
    stock: 20,
    infoId: null,
    picture: aPicture(),
    colors: [
      { name: 'Đen', rgb: '#1c1917' },
      { name: 'Trắng', rgb: '#ffffff' },
    ],
    rating: null,
    reviewCount: 0,
    flashSale: null,
    ...given,
  };
}

/** The default variant in test carts. */
export const shirtId = '0190a000-0000-7000-8000-000000000001';

/** A shirt in one colour and size, in the shape of carts and variant lists. */
export function aCartProduct(given: Partial<CartProduct> = {}): CartProduct {
  return {
    infoId: shirtId,
    productId: 'shirt',
    sku: 'AT-DEN-M',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    price: 199_000,
    originalPrice: null,
    stock: 8,
    color: { name: 'Đen', rgb: '#1c1917' },
    size: 'M',
    picture: aPicture(),
    ...given,
  };
}

/** A line with two shirts, in the shape of orders and quotes. */
export function anOrderLine(given: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 'line-1',
    infoId: 'shirt-black-m',
    productId: 'shirt',
    name: 'Áo thun cổ tròn',
    seoSlug: 'ao-thun-co-tron',
    sku: 'AT-DEN-M',
    color: { name: 'Đen', rgb: '#1c1917' },
    size: 'M',
    picture: aPicture(),
    quantity: 2,
    usualPrice: 199_000,
    unitPrice: 199_000,
    lineTotal: 398_000,
    discount: 0,
    offers: [],
    isGift: false,
    returnable: 0,
    ...given,
  };
}

/** A payment attempt that the bank declined. */
export function anAttempt(given: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    attemptId: 'attempt-1',
    provider: 'VNPAY',
    outcome: 'failed',
    amount: 428_000,
    createdAt: '2026-11-21T03:00:00.000Z',
    ...given,
  };
}

/** An address of the address book. */
export function anAddress(given: Partial<UserAddress> = {}): UserAddress {
  return {
    id: 'address-1',
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    phone: '+84901234567',
    national: 'VN',
    provinceCode: '79',
    province: 'Thành phố Hồ Chí Minh',
    wardCode: '26740',
    ward: 'Phường Sài Gòn',
    address: '12 Lê Lợi',
    isDefault: true,
    isCurrent: true,
    ...given,
  };
}

/** The settings of a shop. */
export function aSetting(
  given: Partial<ClientSetting['settingClient']> = {},
  look: Pick<ClientSetting, 'face' | 'announcement'> = {},
): ClientSetting {
  return {
    settingClient: {
      siteName: 'Cửa hàng thử',
      logo: null,
      currency: 'VND',
      paymentMethods: ['ONLINE', 'COD', 'THEGHINO'],
      paymentProviders: ['VNPAY'],
      codLimit: 5_000_000,
      freeShippingFrom: null,
      analyticsId: null,
      checkoutCountdownSeconds: 3,
      paymentMinutes: 15,
      returnDays: 7,
      strictLatinLetters: false,
      flags: {},
      ...given,
    },
    infoClient: {
      legalName: 'Công ty Thử',
      taxCode: '0000000000',
      address: 'Số 1',
      hotline: '1900 0000',
      email: 'hello@example.com',
      socials: [],
    },
    footer: [],
    ...look,
  };
}
