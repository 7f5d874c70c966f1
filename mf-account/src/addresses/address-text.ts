import type { OrderAddress, UserAddress, UserAddressBody } from '@storefront/shared/contracts';

/** The same, as the default. */
export function asDefault({
  id: _id,
  isCurrent: _isCurrent,
  successors: _successors,
  ...body
}: UserAddress): UserAddressBody {
  return { ...body, isDefault: true };
}

/** `12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh`; elsewhere with the country. */
export function addressText(
  { national, address, ward, district, province }: OrderAddress,
  countryName: (code: string) => string,
): string {
  const country = national === 'VN' ? undefined : countryName(national);
  return [address, ward, district, province, country].filter(Boolean).join(', ');
}
