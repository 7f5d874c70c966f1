import type { ShippingSetting } from './shipping-setting';

/** How far a parcel goes from the shop. */
export type Zone = 'SAME_PROVINCE' | 'SAME_REGION' | 'REMOTE' | 'ABROAD';
export type ShippingCode = 'STANDARD' | 'EXPRESS';

/** The fees of a shop that set none; a fee is that of the first weight, and of each further step. */
export const defaultShipping: ShippingSetting = {
  shopProvince: '79',
  firstGrams: 1000,
  nextGrams: 500,
  tariffs: {
    SAME_PROVINCE: {
      STANDARD: { first: 18_000, next: 2_500, from: 1, to: 2 },
      EXPRESS: { first: 32_000, next: 5_000, from: 0, to: 1 },
    },
    SAME_REGION: {
      STANDARD: { first: 28_000, next: 4_000, from: 2, to: 3 },
      EXPRESS: { first: 45_000, next: 8_000, from: 1, to: 2 },
    },
    REMOTE: {
      STANDARD: { first: 35_000, next: 6_000, from: 3, to: 5 },
      EXPRESS: { first: 65_000, next: 12_000, from: 2, to: 3 },
    },
    ABROAD: { STANDARD: { first: 450_000, next: 0, from: 7, to: 15 }, EXPRESS: null },
  },
};

/** Codes of the 34 provinces by region; a province in none of them is not served. */
const regions: Record<'NORTH' | 'CENTRE' | 'SOUTH', string[]> = {
  NORTH: ['01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37'],
  CENTRE: ['38', '40', '42', '44', '46', '48', '51', '52', '56', '66', '68'],
  SOUTH: ['75', '79', '80', '82', '86', '91', '92', '96'],
};

const regionOf = (provinceCode: string) =>
  Object.entries(regions).find(([, codes]) => codes.includes(provinceCode))?.[0];

/** Whether the code is that of a province; all of them are served. */
export const isProvince = (code: string): boolean => regionOf(code) !== undefined;

/** The zone of an address, or null when nothing is delivered there. */
export function zoneOf(
  address: { national: string; provinceCode?: string | undefined },
  shopProvince: string,
): Zone | null {
  if (address.national !== 'VN') return 'ABROAD';
  const province = address.provinceCode ?? '';
  const region = regionOf(province);
  if (!region) return null;
  if (province === shopProvince) return 'SAME_PROVINCE';
  return region === regionOf(shopProvince) ? 'SAME_REGION' : 'REMOTE';
}

export interface ShippingOffer {
  code: ShippingCode;
  fee: number;
  eta: { from: number; to: number };
}

/** What can be chosen for a parcel. Standard delivery inside Việt Nam is free from a subtotal on. */
export function shippingOffers(
  zone: Zone,
  parcel: { grams: number; subtotal: number },
  freeFrom: number | null,
  { firstGrams, nextGrams, tariffs }: ShippingSetting = defaultShipping,
): ShippingOffer[] {
  const steps = Math.max(0, Math.ceil((parcel.grams - firstGrams) / nextGrams));
  const codes: ShippingCode[] = ['STANDARD', 'EXPRESS'];
  return codes.flatMap((code) => {
    const tariff = tariffs[zone][code];
    if (!tariff) return [];
    const { first, next, from, to } = tariff;
    const isFree =
      code === 'STANDARD' && zone !== 'ABROAD' && freeFrom !== null && parcel.subtotal >= freeFrom;
    return [{ code, fee: isFree ? 0 : first + steps * next, eta: { from, to } }];
  });
}

export interface FreeShipping {
  threshold: number;
  missing: number;
}

/** How far the goods are from travelling free; null where they never do. Before there is an address, Việt Nam is meant. */
export function freeShippingOf(
  address: { national: string } | undefined,
  subtotal: number,
  freeFrom: number | null,
): FreeShipping | null {
  if (freeFrom === null || (address && address.national !== 'VN')) return null;
  return { threshold: freeFrom, missing: Math.max(0, freeFrom - subtotal) };
}
