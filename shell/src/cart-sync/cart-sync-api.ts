import type { Cart, MergeCartBody, MergedCart } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';

export async function fetchCart({ http, signal }: ApiContext): Promise<Cart> {
  const ask = () => http.getWithBearer<Cart>('ecommerce/cart', { signal });
  // The first yields nothing when the token had to be renewed.
  const answer = (await ask()) ?? (await ask());
  if (!answer) throw new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
  return answer.data;
}

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
