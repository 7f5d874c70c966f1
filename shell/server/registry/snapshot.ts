import type { Registry, RegistryRemote } from '@storefront/shared/contracts';
import { cohortOf } from './cohort';
import { isInAudience } from './rollout-audience';
import { namedRoutes } from './earlier-page-names';
import {
  type RegistryDocument,
  type RemoteBuild,
  type RemoteRecord,
  type RemoteVersion,
  RegistryProblem,
} from './registry-document';
import { originFor, originOf, type OriginRules, type RemoteOrigins } from './remote-origins';
import type { Visitor } from './visitor';

/** The part of the registry that one page view gets, and what the server needs to render it. */
export interface Snapshot extends Registry {
  revision: number;
  /** The shell's version. */
  shell: string;
  remotes: Record<string, SnapshotRemote>;
}
export interface SnapshotRemote
  extends
    RegistryRemote,
    Pick<RemoteBuild, 'pageFiles' | 'wordFiles' | 'pageWordFiles' | 'widgetFiles' | 'widgetWordFiles'> {
  /** Absolute address and hash of the build for Node. */
  node: { url: string; integrity: string } | null;
}

/** For one browser only: another stored version of a remote, or a build at an address. */
export interface Override {
  remote: string;
  version?: string;
  /** Loaded by the browser, never by a server: the snapshot has the live version, which is not rendered. */
  address?: string;
}

/** Whose page view it is; `live` gets no canary, as crawlers do, and `canaries` gets all, to load their code ahead. */
export type Viewer = Visitor | 'live' | 'canaries';
/**
 * Decides which version of each remote a page gets. A pure function: the same arguments give the same snapshot.
 * @throws RegistryProblem when the registry has no live shell or places a remote outside its origin
 */
export function snapshotFor(
  document: RegistryDocument,
  {
    viewer,
    overrides = [],
    origins,
  }: { viewer: Viewer; overrides?: readonly Override[]; origins: RemoteOrigins },
): Snapshot {
  const { shell, revision } = document;
  if (shell.live === null) {
    throw new RegistryProblem('The registry has no live shell. Publish and promote one: npm run build.');
  }
  const remotes: Record<string, SnapshotRemote> = {};
  for (const [name, record] of Object.entries(document.remotes)) {
    const override = overrides.find(({ remote }) => remote === name);
    const chosen = override?.version ?? versionFor(name, record, viewer);
    const version = chosen === null ? undefined : record.versions[chosen];
    const origin = originOf(name, origins);
    if (version && origin) remotes[name] = placed(name, version, origin, override?.address !== undefined);
  }
  return { schema: 1, revision, shell: shell.live, remotes };
}

/** The version of a remote that a page view gets: the canary for its audience below its percentage, otherwise the live one. */
export function versionFor(
  name: string,
  { live, rollout }: Pick<RemoteRecord, 'live' | 'rollout'>,
  viewer: Viewer,
): string | null {
  if (!rollout || viewer === 'live') return live;
  const isReached =
    viewer === 'canaries' ||
    (isInAudience(rollout.audience, viewer) && cohortOf(name, viewer.group) < rollout.percent);
  return isReached ? rollout.version : live;
}

function placed(
  name: string,
  { entry: path, node, ...version }: RemoteVersion,
  origin: string,
  isAtAddress: boolean,
): SnapshotRemote {
  const entry = new URL(path, `${origin}/`);
  if (entry.origin !== new URL(origin).origin) {
    throw new RegistryProblem(
      `The registry names an entry of ${name} ${version.version} at ${entry.origin}, but files of ${name} must be at ${origin}. Restore the registry, publish with --as, or mend REMOTE_ORIGINS.`,
    );
  }
  const { container, integrity, contract, routes, slots, navigation, widgets, notices } = version;
  const { preload, pageFiles = {}, wordFiles = {}, pageWordFiles = {} } = version;
  const { widgetFiles = {}, widgetWordFiles = {} } = version;
  return {
    version: version.version,
    container,
    entry: entry.href,
    integrity,
    contract,
    routes: namedRoutes(name, contract, routes),
    slots,
    navigation,
    widgets,
    notices,
    preload,
    pageFiles,
    wordFiles,
    pageWordFiles,
    widgetFiles,
    widgetWordFiles,
    node: node && !isAtAddress ? { url: new URL(node.path, entry).href, integrity: node.integrity } : null,
  };
}

/** The versions of a document that are placed outside the origins of their remotes, as sentences. */
export function misplacedVersions(document: RegistryDocument, rules: OriginRules): string[] {
  return Object.entries(document.remotes).flatMap(([name, { versions, origin: named }]) => {
    const { origin } = originFor(name, named, rules);
    if (origin === null) return [];
    return Object.values(versions).flatMap((version) => {
      try {
        placed(name, version, origin, false);
        return [];
      } catch (problem) {
        return [problem instanceof Error ? problem.message : String(problem)];
      }
    });
  });
}
