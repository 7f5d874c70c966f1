import type { Cart, MergeCartBody, MergedCart } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';
import { fetchOwn } from '../storage/fetch-own';

export const fetchCart = (context: ApiContext): Promise<Cart> => fetchOwn(context, 'ecommerce/cart');

/** The cart as it is afterwards; `isStale` when another device was faster and nothing was changed. */
export async function putCart(
  { http, signal }: ApiContext,
  cart: Cart,
): Promise<{ cart: Cart; isStale: boolean }> {
  try {
    const { data } = await http.put<Cart>('ecommerce/cart', cart, { signal, isPersonal: true });
    return { cart: data, isStale: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CART_CHANGED')
      return { cart: error.data as Cart, isStale: true };
    throw error;
  }
}

export async function postMerge({ http, signal }: ApiContext, body: MergeCartBody): Promise<MergedCart> {
  const { data } = await http.post<MergedCart>('ecommerce/cart/merge', body, { signal, isPersonal: true });
  return data;
}
