import { createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/**
 * Percent-escapes as PHP's `urlencode` does: space becomes `+`, and `! ' ( ) * ~`, which the
 * encoders in use disagree about, are escaped. A merchant that lets them through to the signature
 * is refused here, as it may be by the real gateway.
 */
export function escapeValue(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** The text that is both signed and sent: fields in order of their names, empty ones left out. */
export function toQuery(fields: Fields): string {
  return Object.keys(fields)
    .filter((name) => fields[name] !== '' && fields[name] !== undefined)
    .sort(byCodeUnit)
    .map((name) => `${escapeValue(name)}=${escapeValue(fields[name] ?? '')}`)
    .join('&');
}

/** The text that the server-to-server interface signs: values in a fixed order, nothing escaped. */
export function toPipes(names: readonly string[], fields: Fields): string {
  return names.map((name) => fields[name] ?? '').join('|');
}

export function sign(secret: string, text: string): string {
  return createHmac('sha512', Buffer.from(secret, 'utf8')).update(Buffer.from(text, 'utf8')).digest('hex');
}

/** Adds signed parameters to an address that may have a query or a fragment of its own. */
export function signedUrl(address: string, fields: Fields, secret: string, hash?: string): string {
  const query = toQuery(fields);
  const url = new URL(address);
  const own = url.search.slice(1);
  url.search = `${own ? `${own}&` : ''}${query}&vnp_SecureHash=${hash ?? sign(secret, query)}`;
  return url.href;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
