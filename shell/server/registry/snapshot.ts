import type { Registry, RegistryRemote } from '@storefront/shared/contracts';
import {
  type RegistryDocument,
  type RemoteBuild,
  type RemoteVersion,
  RegistryProblem,
} from './registry-document';

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

/** The origin of each remote's files; `*` is for all others. */
export type RemoteOrigins = Record<string, string>;

/**
 * Decides which version of each remote a page gets. A pure function: the same arguments give the same snapshot.
 * @throws RegistryProblem when the registry has no live shell or places a remote outside its origin
 */
export function snapshotFor(
  document: RegistryDocument,
  {
    cohort,
    overrides = [],
    origins,
  }: { cohort: number; overrides?: readonly Override[]; origins: RemoteOrigins },
): Snapshot {
  const { shell, revision } = document;
  if (shell.live === null) {
    throw new RegistryProblem('The registry has no live shell. Publish and promote one: npm run build.');
  }
  const remotes: Record<string, SnapshotRemote> = {};
  for (const [name, record] of Object.entries(document.remotes)) {
    const override = overrides.find(({ remote }) => remote === name);
    const chosen = override?.version ?? versionFor(record, cohort);
    const version = chosen === null ? undefined : record.versions[chosen];
    const origin = originOf(name, origins);
    if (version && origin) remotes[name] = placed(name, version, origin, override?.address !== undefined);
  }
  return { schema: 1, revision, shell: shell.live, remotes };
}

/** The version that a cohort gets: the canary below its percentage, otherwise the live one. */
export function versionFor(
  { live, rollout }: { live: string | null; rollout: RegistryDocument['remotes'][string]['rollout'] },
  cohort: number,
): string | null {
  return rollout && cohort < rollout.percent ? rollout.version : live;
}

/** The origin of a remote's files, if one is configured. */
export function originOf(name: string, origins: RemoteOrigins): string | undefined {
  return Object.hasOwn(origins, name) ? origins[name] : origins['*'];
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
      `The registry places ${name} ${version.version} at ${entry.origin}, but REMOTE_ORIGINS allows only ${origin}.`,
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
    routes,
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

/** Why a server with these origins cannot serve a document, and which remotes it leaves out. */
export function checkOrigins(
  document: RegistryDocument,
  origins: RemoteOrigins,
): { refused: string[]; leftOut: string[] } {
  const refused: string[] = [];
  const leftOut: string[] = [];
  for (const [name, { versions }] of Object.entries(document.remotes)) {
    const origin = originOf(name, origins);
    if (!origin) {
      leftOut.push(
        `REMOTE_ORIGINS names no address for the remote ${name}, so it is left out. Add ${name}=https://….`,
      );
      continue;
    }
    for (const version of Object.values(versions)) {
      try {
        placed(name, version, origin, false);
      } catch (problem) {
        refused.push(problem instanceof Error ? problem.message : String(problem));
      }
    }
  }
  return { refused, leftOut };
}
