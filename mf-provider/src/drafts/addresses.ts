import type { ChannelKind } from '@storefront/shared/contracts';

/** The sites of each network; a channel leads to one of them or a part of it, such as `m.facebook.com`. */
const sites: Record<ChannelKind, readonly string[]> = {
  FACEBOOK: ['facebook.com', 'fb.com', 'fb.me'],
  ZALO: ['zalo.me'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  TIKTOK: ['tiktok.com'],
  INSTAGRAM: ['instagram.com'],
  LINKEDIN: ['linkedin.com'],
  X: ['x.com', 'twitter.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
};
export const maxAddressLength = 500;

export const siteOf = (kind: ChannelKind): string => sites[kind][0] ?? '';

/** Whether a demo link may be shown: http or https, with a site's name, without a user name and a password. */
export const isFineLink = (written: string): boolean => parsed(written) !== null;

/** Whether an address is one of this network's own site. */
export function isFineChannel(kind: ChannelKind, written: string): boolean {
  const url = parsed(written);
  return (
    url?.protocol === 'https:' &&
    sites[kind].some((site) => url.hostname === site || url.hostname.endsWith(`.${site}`))
  );
}

/** By the rules of the shop, which would refuse anything else. */
function parsed(written: string): URL | null {
  const address = written.trim();
  if (address.length > maxAddressLength || !/^https?:\/\//i.test(address)) return null;
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(address)) return null;
  const url = urlOf(address);
  if (!url) return null;
  const isPlain = url.username === '' && url.password === '' && /[^.]\.[a-z][a-z0-9-]*$/.test(url.hostname);
  return isPlain ? url : null;
}

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
