import type { Language } from '@storefront/shared/contracts';
import { splitLanguage } from '../../src/router/language-prefix';
import { matchRegistry } from '../../src/router/match';
import type { Snapshot } from '../registry/snapshot';

/** Which page an address is, no matter who asks and whatever else the address says. */
export interface Place {
  language: Language;
  /** Without language prefix. Addresses with the same frame have the same path. */
  path: string;
  /** What changes the page, in one order; everything else in the query is as if it were not there. */
  search: string;
  /** Whose page it is, and the pattern of its route. */
  remote: string | null;
  route: string | null;
  /** The page itself is drawn on the server, and not its frame alone. */
  isRendered: boolean;
  /** Nothing that people type makes it one of endlessly many. */
  isCacheable: boolean;
}

/** No remote's page is there. */
const nowhere = '/-/missing';
const maxSearchLength = 300;

export function placeOf(snapshot: Snapshot, url: string, isOwnPage: (path: string) => boolean): Place {
  const mark = url.indexOf('?');
  const { language, path } = splitLanguage(mark < 0 ? url : url.slice(0, mark));
  const match = matchRegistry(snapshot, path);
  const frame = { language, search: '', isRendered: false, isCacheable: true };
  if (!match) return { ...frame, path: isOwnPage(path) ? path : nowhere, remote: null, route: null };
  const { route, remote } = match;
  const own = { remote, route: route.path };
  if (route.render !== 'server' || route.access !== 'public')
    return { ...frame, ...own, path: `/${route.path}` };
  const search = relevantSearch(new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)), route.cacheKeys);
  return { language, path, search, ...own, isRendered: true, isCacheable: search.length <= maxSearchLength };
}

function relevantSearch(query: URLSearchParams, keys: readonly string[]): string {
  const relevant = new URLSearchParams();
  for (const key of [...keys].sort()) for (const value of query.getAll(key)) relevant.append(key, value);
  const text = relevant.toString();
  return text && `?${text}`;
}
