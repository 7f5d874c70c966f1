/** Which journeys open pages of which remote. */
export interface JourneyMap {
  journeys: Readonly<Record<string, Journey>>;
  /** The patterns of the addresses of each remote, by its folder, as its manifest has them. */
  routes: Readonly<Record<string, readonly string[]>>;
}

export interface Journey {
  /** Its text, with those of the files of `e2e` that it imports. */
  text: string;
  /** Other workspaces that these import from, such as the remote whose paths they use. */
  imports: readonly string[];
}

const home = '';
const homeAddress = /['"`]\/(?:en\/?)?(?=['"`?#])/;
/** The first part of an address in a text, in a template or in a regular expression. */
const addresses = /(?:['"`}^]|\\)\/(?:en\/)?([a-z][\w-]*)/g;

/**
 * The remotes whose addresses a journey names, and whose paths it imports. A journey that names none may open any page, so
 * it has none, which means all.
 */
export function remotesOf({ text, imports }: Journey, routes: JourneyMap['routes']): string[] {
  const parts = new Set([...text.matchAll(addresses)].map(([, part = '']) => part));
  if (homeAddress.test(text)) parts.add(home);
  return Object.entries(routes)
    .filter(
      ([remote, patterns]) =>
        imports.includes(remote) || patterns.some((pattern) => parts.has(pattern.split('/')[0] ?? home)),
    )
    .map(([remote]) => remote);
}

/** The journeys through pages of these remotes, and those of which nobody can say which pages they open. */
export function journeysThrough({ journeys, routes }: JourneyMap, remotes: ReadonlySet<string>): string[] {
  return Object.entries(journeys)
    .map(([spec, journey]) => ({ spec, visited: remotesOf(journey, routes) }))
    .filter(({ visited }) => visited.length === 0 || visited.some((remote) => remotes.has(remote)))
    .map(({ spec }) => spec);
}
