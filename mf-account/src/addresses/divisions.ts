import type { Country, Division, Language } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

const list =
  <T>(path: `main/address/${string}`) =>
  async ({ http, signal }: ApiContext): Promise<T[]> =>
    (await http.get<T[]>(path, { signal })).data;

export const provinces = createQuery<null, Division[]>({
  name: 'account/provinces',
  keyOf: () => 'all',
  fetch: list<Division>('main/address/provices'),
});
/** By province: Việt Nam has no districts since July 2025. */
export const wards = createQuery<string, Division[]>({
  name: 'account/wards',
  keyOf: (province) => province,
  fetch: (context, province) => list<Division>(`main/address/wards/${encodeURIComponent(province)}`)(context),
});
export const countries = createQuery<{ language: Language }, Country[]>({
  name: 'account/countries',
  keyOf: ({ language }) => language,
  fetch: list<Country>('main/address/countries'),
});
