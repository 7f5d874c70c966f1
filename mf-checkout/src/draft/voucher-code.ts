const maxLength = 40;

/** A code as the shop writes it, from what was typed or kept: capitals, no spaces, and no marks of a Vietnamese keyboard. */
export function normalizeVoucherCode(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'D')
    .replace(/\s/g, '')
    .toUpperCase()
    .slice(0, maxLength);
}
