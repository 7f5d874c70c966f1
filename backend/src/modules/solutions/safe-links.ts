import type { ChannelKind } from './solutions.schema';

/** Where each network has its pages. */
const hosts: Record<ChannelKind, readonly string[]> = {
  FACEBOOK: ['facebook.com', 'fb.com', 'fb.me'],
  ZALO: ['zalo.me'],
  YOUTUBE: ['youtube.com', 'youtu.be'],
  TIKTOK: ['tiktok.com'],
  INSTAGRAM: ['instagram.com'],
  LINKEDIN: ['linkedin.com'],
  X: ['x.com', 'twitter.com'],
  TELEGRAM: ['t.me', 'telegram.me'],
};

/** A web address that shows where it leads: no other scheme, and no name before the host that looks like a site. */
function webAddress(url: string, schemes: readonly string[]): URL | null {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const address = new URL(url);
  const { protocol, username, password, hostname } = address;
  const isPlain = username === '' && password === '' && /[^.]\.[a-z][a-z0-9-]*$/.test(hostname);
  return isPlain && schemes.includes(protocol) ? address : null;
}

/** Whether a demo may be linked to. It is opened by visitors alone: the shop never asks it for anything. */
export const isSafeLink = (url: string) => webAddress(url, ['http:', 'https:']) !== null;

/** Whether it is an address at the network itself. */
export function isSafeChannel(kind: ChannelKind, url: string): boolean {
  const hostname = webAddress(url, ['https:'])?.hostname;
  return hosts[kind].some((host) => hostname === host || hostname?.endsWith(`.${host}`));
}
