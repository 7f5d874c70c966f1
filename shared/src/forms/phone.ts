/** Vietnamese numbers without their country code: mobiles have nine digits, landlines (from 2) ten. */
const national = /^(?:[35789]\d{8}|2\d{9})$/;

/** The E.164 form of a Vietnamese number as people write it (0…, +84…, spaces, dots, hyphens); null when it is none. */
export function normalizePhone(written: string): string | null {
  const digits = written.trim().replace(/[\s.\-()]/g, '');
  const rest = /^(?:\+84|0084|84|0)(\d+)$/.exec(digits)?.[1];
  return rest && national.test(rest) ? `+84${rest}` : null;
}

/** A Vietnamese mobile number as people write it; any other as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
