/** What the document server tells the worker. */
export interface WorkerSettings {
  /** The shell's version; each has its own offline page. */
  version: string;
  /** Where immutable files of remotes lie. */
  remoteOrigins: readonly string[];
}

/** What a page tells the worker once it stands: where it is, and what it was made of before the worker was there. */
export interface PageSeen {
  page: string;
  files: readonly string[];
}

/** How a request is answered: `page` by the network first, `file` and `image` by the copy first, `none` as if there were no worker. */
export type Way = 'page' | 'file' | 'image' | 'none';

interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/** Answers of the API, and whatever is not named here, never pass through the worker. */
export function wayOf(asked: Asked, here: string, { remoteOrigins }: WorkerSettings): Way {
  if (asked.method !== 'GET') return 'none';
  const url = new URL(asked.url);
  if (asked.mode === 'navigate') return isPage(url, here) ? 'page' : 'none';
  if (isFile(url, here, remoteOrigins)) return 'file';
  return asked.destination === 'image' && isImage(url, here) ? 'image' : 'none';
}

/** An address of the shop that a person opens. */
export function isPage({ origin, pathname }: URL, here: string): boolean {
  return origin === here && !/^\/(api|_shell)(\/|$)/.test(pathname);
}

/** A file whose address names its version: `/_shell/1.2.3/…`, `/<remote>/1.2.3/…` at a remote's origin. */
export function isFile({ origin, pathname }: URL, here: string, remoteOrigins: readonly string[]): boolean {
  if (origin === here) return pathname.startsWith('/_shell/');
  return remoteOrigins.includes(origin) && /^\/[^/]+\/[^/]+\/.+\.js$/.test(pathname);
}

/** A picture of the shop. */
export function isImage({ origin, pathname }: URL, here: string): boolean {
  return origin === here && (pathname.startsWith('/api/main/media/') || pathname.startsWith('/icons/'));
}

/** The address without what the server never sees. */
export function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** The page for when nothing else is there, in the language of the address. */
export function offlinePageFor(address: string): string {
  return /^\/en(\/|$)/.test(new URL(address).pathname) ? '/en/_offline' : '/_offline';
}
export const offlinePages = ['/_offline', '/en/_offline'] as const;

/** What the document server says of a page that everybody may see and keep. */
export const keepHeader = 'x-offline-copy';
