import type { At, PageSubject, Registry } from '@storefront/shared/contracts';
import { asPrefetch, selectIsLoggedIn, selectLanguage } from '@storefront/shared/store';
import { isFrugal } from '../connection';
import type { App } from '../create-app';
import { remoteTimeoutMs, within } from '../federation/within';
import { splitLanguage } from './language-prefix';
import { matchRegistry, type RouteMatch } from './match';

/** A pointer or a focus that only passes over a link asks for nothing. */
const restsMs = 80;
/** An answer is fresh for so long; until then a link is not followed ahead once more. */
const againAfterMs = 30_000;
const atMostAtOnce = 2;
/** Of the links that are merely seen; a page may hold hundreds. */
const seenAtMost = 6;

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

interface Parts {
  app: App;
  registry: Registry;
  window: Window & typeof globalThis;
}

/**
 * Follows links ahead of the shopper: loads the code of the page and asks its questions, in no request count. A link
 * that is pointed at, pressed or focused may bring another remote; one that is merely seen brings pages of remotes
 * that are here already, so that a part of the shop that nobody goes near costs nothing. Returns what stops it.
 */
export function startPrefetch({ app, registry, window }: Parts): () => void {
  const { document } = window;
  const followed = new Map<string, number>();
  const waiting: string[] = [];
  let underWay = 0;
  let seen = 0;
  let isStopped = false;
  const stops: (() => void)[] = [];

  /** The page of this shop that a link leads to, when it may be followed ahead. */
  function targetOf(link: HTMLAnchorElement): string | null {
    const { origin, pathname, search } = link;
    if (origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download'))
      return null;
    if (pathname === window.location.pathname && search === window.location.search) return null;
    return matchOf(`${pathname}${search}`) ? `${pathname}${search}` : null;
  }

  /** Which page of a remote is at an address, when it is in the page's language and open to who is looking. */
  function matchOf(address: string): (RouteMatch & { at: At }) | null {
    const [pathname = '', search = ''] = address.split('?');
    const { language, path } = splitLanguage(pathname);
    if (language !== selectLanguage(app.store.getState())) return null;
    const match = matchRegistry(registry, path);
    if (!match) return null;
    if (match.route.access !== 'public' && !selectIsLoggedIn(app.store.getState())) return null;
    return { ...match, at: { params: match.params, query: new URLSearchParams(search), language } };
  }

  async function follow(address: string): Promise<void> {
    const match = matchOf(address);
    if (!match) return;
    const remote = await within(remoteTimeoutMs, app.install(match.remote));
    const route = remote.routes.find(({ path }) => path === match.route.path);
    // Asked beside the loading of the code, when the door knows what to ask: by the click both are here.
    if (route) askAhead(route, match.at);
    const page = await within(remoteTimeoutMs, app.page(match.remote, match.route.path));
    if (page.route.needs !== route?.needs) askAhead(page.route, match.at);
  }

  function askAhead(subject: PageSubject, at: At): void {
    for (const need of subject.needs?.(at) ?? []) {
      const question = asPrefetch(need);
      if (question) app.store.dispatch(question);
    }
  }

  function next(): void {
    if (underWay >= atMostAtOnce || isStopped) return;
    const address = waiting.shift();
    if (address === undefined) return;
    underWay += 1;
    follow(address)
      .catch(() => {
        // Going there will say what is wrong; until then it is nobody's trouble.
        followed.delete(address);
      })
      .finally(() => {
        underWay -= 1;
        next();
      });
    next();
  }

  function want(address: string, isUrgent: boolean): void {
    if (isFrugal(window.navigator)) return;
    const before = followed.get(address);
    if (before !== undefined && Date.now() - before < againAfterMs && !waiting.includes(address)) return;
    followed.set(address, Date.now());
    if (waiting.includes(address)) waiting.splice(waiting.indexOf(address), 1);
    if (isUrgent) waiting.unshift(address);
    else waiting.push(address);
    next();
  }

  function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
    return target instanceof window.Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  }
  function wantLink(link: HTMLAnchorElement | null): void {
    const address = link && targetOf(link);
    if (address) want(address, true);
  }

  function listen<K extends keyof DocumentEventMap>(
    type: K,
    hear: (event: DocumentEventMap[K]) => void,
  ): void {
    document.addEventListener(type, hear, { passive: true });
    stops.push(() => {
      document.removeEventListener(type, hear);
    });
  }

  let rests: ReturnType<typeof setTimeout> | undefined;
  const wantWhenRested = (target: EventTarget | null) => {
    clearTimeout(rests);
    rests = setTimeout(wantLink, restsMs, linkAt(target));
  };
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') wantWhenRested(target);
  });
  listen('focusin', ({ target }) => {
    wantWhenRested(target);
  });
  listen('pointerdown', ({ target }) => {
    wantLink(linkAt(target));
  });
  // Who points at a link while the page is still loading does not come to it a second time.
  wantWhenRested(document.querySelector('a[href]:hover') ?? document.activeElement);

  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const address = targetOf(target as HTMLAnchorElement);
      const match = address && matchOf(address);
      if (!match || seen >= seenAtMost || !app.isInstalled(match.remote)) continue;
      if (!followed.has(address)) seen += 1;
      want(address, false);
    }
  });
  const watched = new WeakSet<Element>();
  const scan = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      observer.observe(link);
    }
  };
  let page = window.location.pathname;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const changes = new window.MutationObserver(() => {
    if (page !== window.location.pathname) {
      page = window.location.pathname;
      seen = 0;
    }
    // Once for many changes, when the page has come to rest.
    clearTimeout(soon);
    soon = setTimeout(scan, 500);
  });
  // A page loads by itself what it shows; more only once somebody is seen to be there.
  const look = () => {
    for (const sign of interactionEvents) window.removeEventListener(sign, look);
    if (isStopped) return;
    changes.observe(document.body, { childList: true, subtree: true });
    soon = setTimeout(scan, 500);
  };
  for (const sign of interactionEvents) window.addEventListener(sign, look, { passive: true });

  return () => {
    isStopped = true;
    for (const sign of interactionEvents) window.removeEventListener(sign, look);
    for (const stop of stops) stop();
    observer.disconnect();
    changes.disconnect();
    clearTimeout(soon);
    clearTimeout(rests);
    waiting.length = 0;
  };
}
