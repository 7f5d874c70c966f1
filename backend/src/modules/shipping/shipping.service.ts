import {
  freeShippingOf,
  shippingOffers,
  zoneOf,
  type FreeShipping,
  type ShippingOffer,
} from './shipping.rules';

interface Dependencies {
  settings: { client(): Promise<{ settingClient: { freeShippingFrom: number | null } }> };
  /** Code of the province from which the shop sends. */
  shopProvince: string;
}
export type ShippingService = ReturnType<typeof createShippingService>;

export interface ShippingTerms {
  /** The methods for a parcel to this address; null when nothing is delivered there, or there is no address yet. */
  offers: ShippingOffer[] | null;
  /** How far the parcel is from travelling free; null where it never does. */
  free: FreeShipping | null;
}

export function createShippingService({ settings, shopProvince }: Dependencies) {
  return {
    async terms(
      address: { national: string; provinceCode?: string | undefined } | undefined,
      parcel: { grams: number; subtotal: number },
    ): Promise<ShippingTerms> {
      const zone = address ? zoneOf(address, shopProvince) : null;
      const { freeShippingFrom } = (await settings.client()).settingClient;
      return {
        offers: zone && shippingOffers(zone, parcel, freeShippingFrom),
        free: freeShippingOf(address, parcel.subtotal, freeShippingFrom),
      };
    },
  };
}
