import type { OrderAddress } from '@storefront/shared/contracts';

/** `12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh`; elsewhere with the country. */
export function addressText(
  { national, address, ward, district, province }: OrderAddress,
  countryName: (code: string) => string,
): string {
  const country = national === 'VN' ? undefined : countryName(national);
  return [address, ward, district, province, country].filter(Boolean).join(', ');
}
