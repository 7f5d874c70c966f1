import { shippingOffers, zoneOf, type ShippingOffer } from './shipping.rules';

interface Dependencies {
  settings: { client(): Promise<{ settingClient: { freeShippingFrom: number | null } }> };
  /** Code of the province from which the shop sends. */
  shopProvince: string;
}
export type ShippingService = ReturnType<typeof createShippingService>;

export function createShippingService({ settings, shopProvince }: Dependencies) {
  return {
    /** The methods for a parcel to this address; null when nothing is delivered there. */
    async offers(
      address: { national: string; provinceCode?: string | undefined },
      parcel: { grams: number; subtotal: number },
    ): Promise<ShippingOffer[] | null> {
      const zone = zoneOf(address, shopProvince);
      if (!zone) return null;
      const { settingClient } = await settings.client();
      return shippingOffers(zone, parcel, settingClient.freeShippingFrom);
    },
  };
}
