import type {
  Division,
  Paged,
  PhoneOrder,
  PhoneQuote,
  PlacedOrder,
  ProductCard,
  ProductDetail,
  Quote,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';
import { orders } from '../orders/orders';

/** Goods by words, as shoppers find them. */
export const foundGoods = createQuery<string, Paged<ProductCard>>({
  name: 'operator/foundGoods',
  keyOf: (words) => words,
  fetch: async ({ http, signal }, words) =>
    (
      await http.get<Paged<ProductCard>>('main/product/public', {
        params: { search: words, limit: 6 },
        signal,
      })
    ).data,
});

/** The variants of a product that was found. */
export const foundVariants = createQuery<string, ProductDetail>({
  name: 'operator/foundVariants',
  keyOf: (id) => id,
  fetch: async ({ http, signal }, id) =>
    (await http.get<ProductDetail>(`main/product/${encodeURIComponent(id)}/public`, { signal })).data,
});

export const wards = createQuery<string, Division[]>({
  name: 'operator/wards',
  keyOf: (province) => province,
  fetch: async ({ http, signal }, province) =>
    (await http.get<Division[]>(`main/address/wards/${encodeURIComponent(province)}`, { signal })).data,
});

/** What the order would cost now. */
export const quoting = createMutation<PhoneQuote, Quote>({
  name: 'operator/phoneQuote',
  policy: 'latest',
  isPersonal: true,
  send: async ({ http, signal }, body) =>
    (await http.post<Quote>('main/admin/order/quote', body, { signal, isPersonal: true })).data,
});

/** Places it; the same content under the same key is placed once. */
export const placing = createMutation<{ body: PhoneOrder; key: string }, PlacedOrder>({
  name: 'operator/phoneOrder',
  isPersonal: true,
  send: async ({ http, signal }, { body, key }) =>
    (
      await http.post<PlacedOrder>('main/admin/order', body, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  *onSuccess() {
    yield* put(orders.invalidate());
  },
  // The price or the stock is another one now: it is asked again, so that the caller hears the new sum.
  *onError({ status }, { body: { quoteHash: _hash, customer, note: _note, ...asked } }) {
    if (status === 409) yield* put(quoting.send({ ...asked, email: customer.email }));
  },
});
