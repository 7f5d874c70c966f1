import { cartChanged, selectQuantityInCart } from '@storefront/shared/cart';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { ApiError } from '@storefront/shared/http';
import { createMutation, noticeShown, put, select } from '@storefront/shared/store';

type Variant = Pick<ProductInfo, 'infoId' | 'price' | 'stock'> & Partial<Pick<ProductInfo, 'color' | 'size'>>;

interface Args {
  productId: string;
  /** The only variant of the product, or the one that the shopper chose. */
  variant?: Variant;
}

/** Adds a product to the cart. Its data is the variants in stock; the shopper chooses when there are several. */
export const addToCart = createMutation<Args, Variant[]>({
  name: 'sample/addToCart',
  policy: 'perKey',
  keyOf: ({ productId }) => productId,
  async send({ http, signal }, { productId, variant }) {
    const path = `main/product/${encodeURIComponent(productId)}/public` as const;
    const variants = variant
      ? [variant]
      : (await http.getTracked<ProductDetail>(path, { signal })).data.infos;
    const inStock = variants.filter(({ stock }) => stock > 0);
    if (inStock.length === 0) throw new ApiError({ status: 409, code: 'OUT_OF_STOCK' });
    return inStock;
  },
  *onSuccess([variant, ...others], { productId }) {
    if (!variant || others.length > 0) return;
    const { infoId, price, stock } = variant;
    const before = yield* select(selectQuantityInCart, infoId);
    if (before >= stock) {
      yield* put(noticeShown('NotAllowAddMoreThanStock'));
      return;
    }
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity: 1, priceSeen: price } }));
    // The store drops a line that does not fit into a full cart.
    const isAdded = (yield* select(selectQuantityInCart, infoId)) > before;
    yield* put(noticeShown(isAdded ? 'AddProductSuccess' : 'sample:CartIsFull'));
    if (isAdded) emit('sample:pick-added', { productId });
  },
});
