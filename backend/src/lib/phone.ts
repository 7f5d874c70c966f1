import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Normalises a telephone number to E.164; null when it is invalid. Numbers without a country code are Vietnamese. */
export function normalisePhone(text: string): string | null {
  if (text.length > 40) return null;
  const number = parsePhoneNumberFromString(text.normalize('NFKC').replace(/[()]/g, ' ').trim(), {
    defaultCountry: 'VN',
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.number : null;
}
