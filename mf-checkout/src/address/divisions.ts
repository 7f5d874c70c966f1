import type { Country, Division, Language, OrderAddress } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

async function fetchProvinces({ http, signal }: ApiContext): Promise<Division[]> {
  const { data } = await http.get<Division[]>('main/address/provices', { signal });
  return data;
}
async function fetchDistricts({ http, signal }: ApiContext, province: string): Promise<Division[]> {
  const { data } = await http.get<Division[]>(`main/address/districts/${encodeURIComponent(province)}`, {
    signal,
  });
  return data;
}
async function fetchWards({ http, signal }: ApiContext, parent: string): Promise<Division[]> {
  const { data } = await http.get<Division[]>(`main/address/wards/${encodeURIComponent(parent)}`, { signal });
  return data;
}
async function fetchCountries({ http, signal }: ApiContext): Promise<Country[]> {
  const { data } = await http.get<Country[]>('main/address/countries', { signal });
  return data;
}

export const provinces = createQuery<null, Division[]>({
  name: 'checkout/provinces',
  keyOf: () => 'all',
  fetch: fetchProvinces,
});
/** By province; empty in the two-level scheme. */
export const districts = createQuery<string, Division[]>({
  name: 'checkout/districts',
  keyOf: (province) => province,
  fetch: fetchDistricts,
});
/** By province, or by district where there are any. */
export const wards = createQuery<string, Division[]>({
  name: 'checkout/wards',
  keyOf: (parent) => parent,
  fetch: fetchWards,
});
export const countries = createQuery<{ language: Language }, Country[]>({
  name: 'checkout/countries',
  keyOf: ({ language }) => language,
  fetch: fetchCountries,
});

/** The names of chosen units, as far as their lists are here. */
export function unitNames(
  state: never,
  { provinceCode, districtCode, wardCode }: { provinceCode: string; districtCode: string; wardCode: string },
): Pick<OrderAddress, 'province' | 'district' | 'ward'> {
  const nameIn = (list: Division[] | undefined, code: string) => list?.find((one) => one.code === code)?.name;
  const province = nameIn(provinces.select(state, null).data, provinceCode);
  const district = nameIn(districts.select(state, provinceCode).data, districtCode);
  const ward = nameIn(wards.select(state, districtCode || provinceCode).data, wardCode);
  return { ...(province && { province }), ...(district && { district }), ...(ward && { ward }) };
}
