import { normaliseEmail } from '../../lib/email';

/** Where a text may lead: a page of the shop, another site by https, a mailbox, a telephone. Everything else runs code or tricks. */
export function isSafeHref(href: string): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(href)) return false;
  if (href.startsWith('/')) return /^\/(?!\/)/.test(href);
  if (href.startsWith('mailto:')) return normaliseEmail(href.slice('mailto:'.length)) !== null;
  if (href.startsWith('tel:')) return /^tel:\+?\d{3,15}$/.test(href);
  return href.startsWith('https://') && isPlainAddress(href);
}

/** A name before the host would make one site look like another. */
function isPlainAddress(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password, hostname } = new URL(href);
  return username === '' && password === '' && hostname.includes('.');
}
