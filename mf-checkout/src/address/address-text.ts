import type { Language, OrderAddress } from '@storefront/shared/contracts';

/** `12 Lê Lợi, Phường Bến Thành, Thành phố Hồ Chí Minh`; the country is named when it is another. */
export function addressText(
  { national, address, ward, district, province }: OrderAddress,
  language: Language,
): string {
  const country = national === 'VN' ? undefined : countryName(national, language);
  return [address, ward, district, province, country].filter(Boolean).join(', ');
}

function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
