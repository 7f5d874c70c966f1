import type { ShippingSetting } from './shipping-setting';
import {
  freeShippingOf,
  shippingOffers,
  zoneOf,
  type FreeShipping,
  type ShippingOffer,
} from './shipping.rules';

interface Dependencies {
  settings: {
    client(): Promise<{ settingClient: { freeShippingFrom: number | null } }>;
    shipping(): Promise<ShippingSetting>;
  };
}
export type ShippingService = ReturnType<typeof createShippingService>;

export interface ShippingTerms {
  /** The methods for a parcel to this address; null when nothing is delivered there, or there is no address yet. */
  offers: ShippingOffer[] | null;
  /** How far the parcel is from travelling free; null where it never does. */
  free: FreeShipping | null;
}

export function createShippingService({ settings }: Dependencies) {
  return {
    async terms(
      address: { national: string; provinceCode?: string | undefined } | undefined,
      parcel: { grams: number; subtotal: number },
    ): Promise<ShippingTerms> {
      const [{ settingClient }, tariffs] = await Promise.all([settings.client(), settings.shipping()]);
      const { freeShippingFrom } = settingClient;
      const zone = address ? zoneOf(address, tariffs.shopProvince) : null;
      const offers = zone && shippingOffers(zone, parcel, freeShippingFrom, tariffs);
      return {
        offers: offers?.length ? offers : null,
        free: freeShippingOf(address, parcel.subtotal, freeShippingFrom),
      };
    },
  };
}
