import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A telephone number in E.164; null when it is none. Without a country's prefix it is a Vietnamese one. */
export function normalisePhone(text: string): string | null {
  if (text.length > 40) return null;
  const number = parsePhoneNumberFromString(text.normalize('NFKC').replace(/[()]/g, ' ').trim(), {
    defaultCountry: 'VN',
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.number : null;
}
