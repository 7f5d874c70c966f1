const MARKS = /\p{M}/gu;

/** Order info in the letters that every encoder writes alike, so that no encoder can break the signature. */
export function plainText(text: string, maxLength = 255): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9 .:_-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

/** VNPAY knows IPv4; an address mapped into IPv6 is written as the IPv4 it is. */
export function plainAddress(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return ip === '::1' ? '127.0.0.1' : ip.slice(0, 45);
}
