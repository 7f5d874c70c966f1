import type { Snapshot } from '../registry/snapshot';
import { placeOf } from './place';

/**
 * One address of each kind of page that is drawn on the server. `known` are addresses that there are, from which pages
 * of one product or one article are taken; without one, an address of its kind that nothing is at.
 */
export function warmUpAddresses(snapshot: Snapshot, known: Iterable<string>): string[] {
  const found = new Map<string, string>();
  const wanted = Object.entries(snapshot.remotes).flatMap(([remote, { routes }]) =>
    routes
      .filter(({ render, access }) => render === 'server' && access === 'public')
      .map(({ path }) => ({ kind: `${remote} ${path}`, path })),
  );
  for (const address of known) {
    // A large shop has tens of thousands, and the first few are of every kind.
    if (found.size >= wanted.length) break;
    const { remote, route, isRendered } = placeOf(snapshot, address, () => false);
    const kind = `${String(remote)} ${String(route)}`;
    if (isRendered && !found.has(kind)) found.set(kind, address);
  }
  return wanted.map(({ kind, path }) => found.get(kind) ?? `/${path.replace(/:\w+/g, '-')}`);
}

/** The paths that a sitemap names, found one at a time. */
export function* pathsIn(sitemap: string): Generator<string> {
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) yield new URL(address).pathname;
}
