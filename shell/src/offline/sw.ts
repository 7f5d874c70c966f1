import { createKeptCopies, type KeptCopies } from './kept-copies';
import {
  isFile,
  isImage,
  isPage,
  keepHeader,
  offlinePageFor,
  offlinePages,
  wayOf,
  withoutHash,
  type PageSeen,
} from './ways';
import type { FetchEvent, WorkerScope } from './worker-scope';

/**
 * The service worker: what the shop shows without a network. It answers with a copy of a page only when the network
 * cannot be reached, with copies of files because their addresses name their version, and never touches the API.
 */
declare const self: WorkerScope;
const here = self.location.origin;
const { version, remoteOrigins } = self.workerSettings;

const offlineName = `sf:offline:${version}`;
const names = { pages: 'sf:pages', files: 'sf:files', images: 'sf:images' };
const pages = createKeptCopies(caches, names.pages, 20);
const files = createKeptCopies(caches, names.files, 150);
const images = createKeptCopies(caches, names.images, 60);
const imageTypes = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const aWhileMs = 10 * 60_000;

self.addEventListener('install', (event) => {
  // No page depends on which worker serves it, because files are known by their versions: a new one need not wait.
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, here, self.workerSettings)) {
    case 'page':
      event.respondWith(fromNetwork(event));
      break;
    case 'file':
      event.respondWith(fromCopies(event, files, isImmutable));
      break;
    case 'image':
      event.respondWith(fromCopies(event, images, isPicture));
      break;
    case 'none':
  }
});

self.addEventListener('message', (event) => {
  event.waitUntil(keepSeen(event.data as Partial<PageSeen> | null));
});

async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(offlineName);
  await cache.addAll(offlinePages.map((page) => new Request(page, { cache: 'reload' })));
}

async function begin(): Promise<void> {
  const wanted: string[] = [offlineName, ...Object.values(names)];
  for (const name of await caches.keys())
    if (name.startsWith('sf:') && !wanted.includes(name)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const address = withoutHash(event.request.url);
  try {
    const response = (await preloaded(event)) ?? (await fetch(event.request));
    event.waitUntil(learn(address, response.clone()));
    return response;
  } catch {
    // Not reached: whatever the server says, a failure of its own too, is the page.
    return (await pages.find(address)) ?? (await offlinePage(address));
  }
}

/** What the browser fetched while the worker started; nothing where it could not, so that the page is asked for once more. */
async function preloaded({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  const response = await preloadResponse?.catch(() => undefined);
  return response?.type === 'error' ? undefined : response;
}

/** Keeps a page that everybody may see; what is gone for good is given up. */
async function learn(address: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) await pages.forget(address);
  else if (isKeepable(response)) await pages.keep(address, response);
}

async function offlinePage(address: string): Promise<Response> {
  const cache = await caches.open(offlineName);
  return (await cache.match(offlinePageFor(address), { ignoreVary: true })) ?? Response.error();
}

async function fromCopies(
  event: FetchEvent,
  copies: KeptCopies,
  isWanted: (response: Response) => boolean,
): Promise<Response> {
  const { url } = event.request;
  const copy = await copies.find(url);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (isWanted(response)) event.waitUntil(copies.keep(url, response.clone()));
  return response;
}

async function keepSeen(seen: Partial<PageSeen> | null): Promise<void> {
  if (typeof seen?.page === 'string') await keepPage(withoutHash(seen.page));
  for (const file of Array.isArray(seen?.files) ? seen.files.slice(0, 100) : []) await keepFile(String(file));
}

/** A page reached inside the shop was never asked of the server as a document, so it is asked for now. */
async function keepPage(address: string): Promise<void> {
  if (!isPage(new URL(address), here)) return;
  const copy = await pages.find(address);
  const madeAt = Date.parse(copy?.headers.get('date') ?? '');
  if (copy && Date.now() - madeAt < aWhileMs) {
    await pages.keep(address, copy);
    return;
  }
  try {
    await learn(address, await fetch(address, { headers: { accept: 'text/html' } }));
  } catch {
    // The next page tells again.
  }
}

async function keepFile(address: string): Promise<void> {
  const url = new URL(address);
  const asFile = isFile(url, here, remoteOrigins);
  if (!asFile && !isImage(url, here)) return;
  const copies = asFile ? files : images;
  if (await copies.find(address)) return;
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      // As the page asked, so that the browser's own copy answers.
      ...(!asFile && { headers: { accept: imageTypes } }),
    });
    if (asFile ? isImmutable(response) : isPicture(response)) await copies.keep(address, response);
  } catch {
    // As above.
  }
}

function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    response.headers.get(keepHeader) === 'keep'
  );
}

function isImmutable({ status, headers, type }: Response): boolean {
  const isReadable = type === 'basic' || type === 'cors';
  return status === 200 && isReadable && (headers.get('cache-control') ?? '').includes('immutable');
}

function isPicture({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
}
