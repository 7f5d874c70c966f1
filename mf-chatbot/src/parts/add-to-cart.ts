import { cartChanged, maxQuantity, selectQuantityInCart } from '@storefront/shared/cart';
import type { ChatProduct, ProductDetail } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import { createMutation, put, select, type Effect } from '@storefront/shared/store';

/** A variant that can be bought. */
export type Variant = ChatProduct['variants'][number];

/** Loads what can be bought of a product now: what an answer said may be old. */
export const variantsOf = createMutation<{ productId: string }, Variant[]>({
  name: 'chatbot/variants',
  policy: 'perKey',
  keyOf: ({ productId }) => productId,
  async send({ http, signal }, { productId }) {
    const path = `main/product/${encodeURIComponent(productId)}/public` as const;
    const { data } = await http.untracked.get<ProductDetail>(path, { signal });
    const inStock = data.infos.filter(({ stock }) => stock > 0);
    if (inStock.length === 0) throw new ApiError({ status: 409, code: 'OUT_OF_STOCK' });
    return inStock.map(({ infoId, color, size, price, originalPrice, stock }) => ({
      infoId,
      color,
      size,
      price,
      originalPrice,
      stock,
    }));
  },
});

interface Addition {
  /** Where the product is shown; each place shows its own result. */
  place: string;
  name: string;
  variant: Variant;
}

/** What came of it. It is said beside the product: the sheet of a phone covers the notices of the page. */
type Outcome = 'added' | 'noMore' | 'cartFull';

/** Puts what a person has confirmed into the cart. */
export const addToCart = createMutation<Addition, Outcome>({
  name: 'chatbot/addToCart',
  policy: 'perKey',
  keyOf: ({ place }) => place,
  send: () => Promise.resolve('added'),
  *onSuccess(_data, { variant: { infoId, price, stock } }): Effect<Outcome> {
    const before = yield* select(selectQuantityInCart, infoId);
    if (before >= Math.min(stock, maxQuantity)) return 'noMore';
    // As on the product's page: a cart compares usual prices, and what a flash sale takes off is the quote's to say.
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity: 1, priceSeen: price } }));
    // The store drops a line that does not fit into a full cart.
    const isAdded = (yield* select(selectQuantityInCart, infoId)) > before;
    return isAdded ? 'added' : 'cartFull';
  },
});
