import type { FavouriteIds } from '@storefront/shared/contracts';
import { ApiError } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';

export async function fetchFavouriteIds({ http, signal }: ApiContext): Promise<FavouriteIds> {
  const ask = () => http.getWithBearer<FavouriteIds>('main/product/favourite/ids', { signal });
  // The first yields nothing when the token had to be renewed.
  const answer = (await ask()) ?? (await ask());
  if (!answer) throw new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
  return answer.data;
}

export async function mergeFavourites({ http, signal }: ApiContext, ids: string[]): Promise<FavouriteIds> {
  const { data } = await http.post<FavouriteIds>(
    'main/product/favourite/merge',
    { ids },
    { signal, isPersonal: true },
  );
  return data;
}

export async function addFavourite({ http, signal }: ApiContext, id: string): Promise<void> {
  await http.post(`main/product/${encodeURIComponent(id)}/favourite`, {}, { signal, isPersonal: true });
}

export async function removeFavourite({ http, signal }: ApiContext, id: string): Promise<void> {
  await http.delete(`main/product/favourite/${encodeURIComponent(id)}`, { signal, isPersonal: true });
}
