import type { CartProduct } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';

/** What these variants are and cost now; what is no longer sold is left out. */
export async function fetchCartProducts(
  { http, signal }: ApiContext,
  infoIds: string[],
): Promise<CartProduct[]> {
  const { data } = await http.post<CartProduct[]>(
    'main/product/by-ids',
    { infoIds },
    { signal, isTracked: false },
  );
  return data;
}
