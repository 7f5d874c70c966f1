import { cartChanged, selectQuantityInCart } from '@storefront/shared/cart';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { ApiError } from '@storefront/shared/http';
import { createMutation, noticeShown, put, select } from '@storefront/shared/store';

/** Adds a product to the cart if it has one variant; its page lets the shopper choose among several. */
export const addToCart = createMutation<{ productId: string }, ProductInfo[]>({
  name: 'sample/addToCart',
  policy: 'perKey',
  keyOf: ({ productId }) => productId,
  async send({ http, signal }, { productId }) {
    const { data } = await http.getTracked<ProductDetail>(
      `main/product/${encodeURIComponent(productId)}/public`,
      { signal },
    );
    if (data.infos.every(({ stock }) => stock === 0))
      throw new ApiError({ status: 409, code: 'OUT_OF_STOCK' });
    return data.infos;
  },
  *onSuccess([variant, ...others], { productId }) {
    if (!variant || others.length > 0) return;
    const { infoId, price } = variant;
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity: 1, priceSeen: price } }));
    // The store drops a line that does not fit into a full cart.
    const isAdded = (yield* select(selectQuantityInCart, infoId)) > 0;
    yield* put(noticeShown(isAdded ? 'AddProductSuccess' : 'sample:CartIsFull'));
    if (isAdded) emit('sample:pick-added', { productId });
  },
});
