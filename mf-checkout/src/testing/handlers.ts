import type {
  CartProduct,
  OrderRequest,
  PaymentLimit,
  PlacedOrder,
  Quote,
  QuoteRequest,
  UserAddress,
} from '@storefront/shared/contracts';
import { aCartProduct, anAddress, answers, paged } from '@storefront/shared/testing';
import { anOrderDetail, aPlacedOrder, aQuote } from './builders';

/** The request of an order that a test placed. */
export interface SentOrder {
  key: string | null;
  body: OrderRequest;
}
interface Shop {
  products?: CartProduct[];
  addresses?: UserAddress[];
  quote?: (request: QuoteRequest) => Quote;
  order?: PlacedOrder;
  /** Receives every placed order. */
  sent?: SentOrder[];
}

const district = (code: string, name: string) => ({ code, name, type: 'ward', scheme: '2-level' });

/** Prices the requested lines. */
export const prices = (quote: (request: QuoteRequest) => Quote) =>
  answers('post', 'ecommerce/quote', async (request: Request) =>
    quote((await request.json()) as QuoteRequest),
  );

/** More than a shop has by default. */
export const someGateways: PaymentLimit[] = [
  { provider: 'VNPAY', methods: ['ONLINE', 'THEGHINO'], min: 1, max: 9_999_999_999 },
  { provider: 'MOMO', methods: ['ONLINE'], min: 1_000, max: 50_000_000 },
  { provider: 'PAYPAL', methods: ['ONLINE'], min: 300, max: 400_000, vndPerUsd: 26_000 },
];

/**
 * Handlers of a shop that sells shirts, delivers anywhere and accepts every order, unless given otherwise.
 */
export function aShop({
  products = [aCartProduct()],
  addresses = [anAddress()],
  quote = ({ shippingMethod }) =>
    aQuote(shippingMethod ? { shippingFee: shippingMethod === 'EXPRESS' ? 45_000 : 30_000 } : {}),
  order = aPlacedOrder(),
  sent = [],
}: Shop = {}) {
  return [
    answers('post', 'main/product/by-ids', products),
    answers('get', 'main/user-address/search', paged(addresses)),
    answers('get', 'main/address/countries', [
      { code: 'VN', name: 'Việt Nam' },
      { code: 'JP', name: 'Nhật Bản' },
    ]),
    answers('get', 'main/address/provices', [
      district('01', 'Thành phố Hà Nội'),
      district('79', 'Thành phố Hồ Chí Minh'),
    ]),
    answers('get', 'main/address/districts/79', []),
    answers('get', 'main/address/wards/79', [
      district('26740', 'Phường Sài Gòn'),
      district('26743', 'Phường Bến Thành'),
    ]),
    prices(quote),
    answers('get', 'ecommerce/payment/providers', someGateways),
    answers('post', 'ecommerce/shipping/quote', [
      { code: 'STANDARD', fee: 30_000, eta: { from: 2, to: 3 } },
      { code: 'EXPRESS', fee: 45_000, eta: { from: 1, to: 1 } },
    ]),
    answers('get', 'ecommerce/order/order-1/detail/customer', anOrderDetail()),
    answers('post', 'ecommerce/order', async (request: Request) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as OrderRequest,
      });
      return order;
    }),
  ];
}
