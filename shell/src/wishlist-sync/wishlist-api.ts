import type { FavouriteIds, MergedFavourites } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { fetchOwn } from '../storage/fetch-own';

export const fetchFavouriteIds = (context: ApiContext): Promise<FavouriteIds> =>
  fetchOwn(context, 'main/product/favourite/ids');

export async function mergeFavourites(
  { http, signal }: ApiContext,
  ids: string[],
): Promise<MergedFavourites> {
  const { data } = await http.post<MergedFavourites>(
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
