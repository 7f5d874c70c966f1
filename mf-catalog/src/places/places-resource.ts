import type { Language, ShopPlace } from '@storefront/shared/contracts';
import { all, createQuery } from '@storefront/shared/store';

export type PlaceKind = 'showrooms' | 'serviceCenters';

const placesAt = (name: string, path: 'main/system/showrooms' | 'main/system/svcenter') =>
  createQuery<{ language: Language }, ShopPlace[]>({
    name,
    keyOf: ({ language }) => language,
    async fetch({ http, signal }) {
      const { data } = await http.getTracked<ShopPlace[]>(path, { signal });
      return data;
    },
  });

/** Where the shop can be visited, and where things are repaired. */
export const places = {
  showrooms: placesAt('catalog/showroomPlaces', 'main/system/showrooms'),
  serviceCenters: placesAt('catalog/servicePlaces', 'main/system/svcenter'),
};

export const placesSlices = [places.showrooms.slice, places.serviceCenters.slice];

export function* placesSaga() {
  yield* all([places.showrooms.saga, places.serviceCenters.saga]);
}
