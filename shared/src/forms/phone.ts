/** Vietnamese numbers without country code: mobile numbers have nine digits, landlines (with an initial 2) ten. */
const national = /^(?:[35789]\d{8}|2\d{9})$/;

/** Converts a Vietnamese number in any common format (0…, +84…, spaces, dots, hyphens) to E.164; null if invalid. */
export function normalizePhone(written: string): string | null {
  const digits = written.trim().replace(/[\s.\-()]/g, '');
  const rest = /^(?:\+84|0084|84|0)(\d+)$/.exec(digits)?.[1];
  return rest && national.test(rest) ? `+84${rest}` : null;
}

/** Formats a Vietnamese mobile number with its usual spaces; returns other numbers unchanged. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
