import type { Country, Division, Language } from '@storefront/shared/contracts';
import { resource, type ApiContext } from '@storefront/shared/store';

const list =
  <T>(path: `main/address/${string}`) =>
  async ({ http, signal }: ApiContext): Promise<T[]> =>
    (await http.get<T[]>(path, { signal })).data;

export const provinces = resource<null, Division[]>({
  name: 'account/provinces',
  key: () => 'all',
  fetch: list<Division>('main/address/provices'),
});
/** By province: Việt Nam has no districts since July 2025. */
export const wards = resource<string, Division[]>({
  name: 'account/wards',
  key: (province) => province,
  fetch: (context, province) => list<Division>(`main/address/wards/${encodeURIComponent(province)}`)(context),
});
export const countries = resource<{ language: Language }, Country[]>({
  name: 'account/countries',
  key: ({ language }) => language,
  fetch: list<Country>('main/address/countries'),
});
