import type { CartLine } from '@storefront/shared/cart';
import type { CartLink } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

type Shared = Pick<CartLine, 'infoId' | 'quantity'>[];

/** Links to carts that were shared from this page: the same cart has the same link for a while. */
export const cartLink = createQuery<Shared, CartLink>({
  name: 'checkout/cartLink',
  keyOf: (lines) => lines.map(({ infoId, quantity }) => `${infoId} ${quantity}`).join(),
  async fetch({ http, signal }, lines) {
    const { data } = await http.post<CartLink>(
      'ecommerce/cart/shared',
      { lines },
      { signal, isTracked: false },
    );
    return data;
  },
});
