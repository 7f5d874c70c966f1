import { bases, type Bases } from '@storefront/shared/http';
import type {
  Access,
  ChatSdk,
  Messages,
  Registry,
  RegistryRemote,
  RegistryRoute,
} from '@storefront/shared/contracts';
import { packData, unpackData, type PackedData } from './packed-data';

/** Where the document server tells an open page what a page would get of the registry now. */
export const liveRegistryPath = '/_registry';

/** Where the backend asks a document server about releases, in calls signed with `PLATFORM_SECRET`; 404 without one. */
export const releasesPath = '/_releases';

/** Where a page of somebody on the staff tells the document server so, and that they signed out. */
export const staffBrowserPath = '/_staff';

/** What the document server tells the page, as JSON data blocks in the HTML. */
export interface PageData {
  /** `SITE_NAME`: used until the shop's own setting is there. */
  siteName: string;
  bases: Bases;
  deployment: 'demo' | 'production';
  /** Collector of the analytics service; absent where there is none. */
  analyticsUrl?: string;
  /** What opens a conversation with the assistant. Every visitor can read it, so it is no secret. */
  chat?: ChatSdk | undefined;
  registry: Registry;
  version: string;
  /** What the frame says in the page's language; the other language is loaded when it is chosen. */
  words: Record<string, Messages>;
  /** What the server drew into the page; absent when the browser is to draw all of it. */
  rendered?: Rendered;
  /** What this browser asked to see instead of live remotes; absent when it asked nothing. */
  overrides?: readonly PageOverride[];
}
/** The document server's block in the page: as the page reads it, but for what is packed. */
export interface PageBlock extends Omit<PageData, 'registry' | 'rendered'> {
  /** Plain, because scripts and tools outside of the shell read it. */
  registry: { remotes: Record<string, Pick<RegistryRemote, 'version' | 'entry'>> };
  rendered?: Omit<Rendered, 'state'>;
  /** Holds a `Packed`. */
  packed: PackedData;
}
interface Packed {
  remotes: Record<string, Omit<RegistryRemote, 'routes' | 'version' | 'entry'> & { routes: PackedRoutes[] }>;
  state?: Rendered['state'];
}
/** Consecutive routes with the same access, rendering and frame; each is `path name`, or `path` where it has no name. */
type PackedRoutes = [access: Access, isServer: 0 | 1, isBare: 0 | 1, ...paths: string[]];

export interface Rendered {
  /** `catalog@1.4.2`: whose page stands in the frame; null when it is the frame alone. */
  remote: string | null;
  /** Everything that the page needs was answered. */
  isAnswered: boolean;
  /** The widgets of slots and of other remotes that are in it, by `<remote>/<widget>`. */
  widgets?: readonly string[];
  /** What the server's store held. */
  state: Readonly<Record<string, unknown>>;
}

/** What one browser sees instead of a live remote, or why it does not see it. */
export interface PageOverride {
  /** The remote's name; what was written, when that is no name. */
  remote: string;
  /** Another version that the registry keeps. */
  version?: string;
  /** The origin of a build that only this browser loads. */
  address?: string;
  refused?: OverrideRefusal;
}

export type OverrideRefusal =
  /** Neither `name@version` nor `name@http://…`. */
  | 'unreadable'
  | 'unknownRemote'
  | 'unknownVersion'
  /** The address of a file, of a script, with a password, or not of the web. */
  | 'notAnOrigin'
  /** Not on the list of this shop, and without a token. */
  | 'notAllowed'
  /** The token is forged, over, or for another origin. */
  | 'badToken'
  /** Nothing answers there, or not with a build of this remote. */
  | 'unreachable';

/**
 * The format of the data block. The document server writes it and the shell's scripts read it, so it is raised with each change that
 * one of them does not understand: a server refuses a shell with another number in its `build.json`.
 */
export const pageDataFormat = 2;

/** Reads the data block; a page without one cannot start, and says so in the console. */
export function readPageData(document: Document): PageData {
  const block = document.getElementById('page-data');
  const data = JSON.parse(block?.textContent ?? 'null') as PageBlock | null;
  if (!isComplete(data)) throw new Error('The page carries no valid page-data block.');
  const { packed, registry, rendered, ...others } = data;
  const { remotes, state } = unpackData(packed) as Packed;
  const all = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    { ...remote, ...remotes[name], routes: remotes[name]?.routes.flatMap(unpacked) },
  ]);
  return {
    ...others,
    registry: { schema: 1, remotes: Object.fromEntries(all) as Registry['remotes'] },
    ...(rendered && { rendered: { ...rendered, state: state ?? {} } }),
  };
}

const isComplete = (data: Partial<PageBlock> | null): data is PageBlock =>
  Boolean(data?.registry && data.packed && data.words) &&
  bases.every((base) => typeof data?.bases?.[base] === 'string');

/** What changes a page of an address only the document server asks. */
const unpacked = ([access, isServer, isBare, ...paths]: PackedRoutes) =>
  paths.map((one): RegistryRoute => {
    const [path = '', name] = one.split(' ');
    return {
      path,
      access,
      render: isServer ? 'server' : 'client',
      frame: isBare ? 'bare' : 'full',
      cacheKeys: [],
      ...(name && { name }),
    };
  });

/** The other way, for the document server. */
export function pageBlock({ registry, rendered, ...others }: PageData): PageBlock {
  const remotes: PageBlock['registry']['remotes'] = {};
  const packed: Packed = { remotes: {} };
  for (const [name, { version, entry, routes, ...remote }] of Object.entries(registry.remotes)) {
    remotes[name] = { version, entry };
    packed.remotes[name] = { ...remote, routes: packedRoutes(routes) };
  }
  if (!rendered) return { ...others, registry: { remotes }, packed: packData(packed) };
  const { state, ...drawn } = rendered;
  return { ...others, registry: { remotes }, rendered: drawn, packed: packData({ ...packed, state }) };
}

function packedRoutes(routes: readonly RegistryRoute[]): PackedRoutes[] {
  const packed: PackedRoutes[] = [];
  for (const { path, access, render, frame, name } of routes) {
    const isServer = render === 'server' ? 1 : 0;
    const isBare = frame === 'bare' ? 1 : 0;
    const one = name === undefined ? path : `${path} ${name}`;
    const last = packed.at(-1);
    if (last && last[0] === access && last[1] === isServer && last[2] === isBare) last.push(one);
    else packed.push([access, isServer, isBare, one]);
  }
  return packed;
}
