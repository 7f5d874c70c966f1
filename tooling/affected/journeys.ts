/** Which journeys open pages of which remote. */
export interface JourneyMap {
  /** Each spec with the texts of it and of the files that it imports from `e2e`. */
  specs: ReadonlyMap<string, string>;
  /** The patterns of the addresses of each remote, as its manifest has them. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Patterns by their name in the contracts: `paths.product` → `products/:slug`. */
  paths: Readonly<Record<string, string>>;
}

const home = '';
const homeAddress = /['"`]\/(?:en\/?)?(?=['"`?#])/;
/** The first part of an address in a text, in a template or in a regular expression. */
const addresses = /(?:['"`}^]|\\)\/(?:en\/)?([a-z][\w-]*)/g;
const pathNames = /\bpaths\.(\w+)/g;

/**
 * The remotes whose addresses a journey names. A journey that names none may open any page, so it has none, which means
 * all.
 */
export function remotesOf({ specs, routes, paths }: JourneyMap, spec: string): string[] {
  const text = specs.get(spec) ?? '';
  const parts = new Set([
    ...[...text.matchAll(addresses)].map(([, part = '']) => part),
    ...[...text.matchAll(pathNames)].flatMap(([, name = '']) => firstPart(paths[name])),
    ...(homeAddress.test(text) ? [home] : []),
  ]);
  return Object.entries(routes)
    .filter(([, patterns]) => patterns.some((pattern) => firstPart(pattern).some((part) => parts.has(part))))
    .map(([remote]) => remote);
}

/** The journeys through pages of these remotes, and those of which nobody can say which pages they open. */
export function journeysThrough(map: JourneyMap, remotes: ReadonlySet<string>): string[] {
  return [...map.specs.keys()].filter((spec) => {
    const visited = remotesOf(map, spec);
    return visited.length === 0 || visited.some((remote) => remotes.has(remote));
  });
}

const firstPart = (pattern: string | undefined): string[] =>
  pattern === undefined ? [] : [pattern.replace(/^\//, '').split('/')[0] ?? home];
