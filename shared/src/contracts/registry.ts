import type { Access, NavigationEntry, SlotEntry } from './remote';
import type { NoticeVariant } from './notices';

/**
 * The registry: which version of each remote is live. It is served from the shell's origin, and the shell
 * trusts it alone.
 */
export interface Registry {
  schema: 1;
  remotes: Record<string, RegistryRemote>;
}

/** The live version of a remote, and what the shell must know before it loads the remote. */
export interface RegistryRemote {
  version: string;
  /** Name of the federation container, an identifier. */
  container: string;
  /** Absolute address of its `remoteEntry.js`. */
  entry: string;
  /** `sha256-…` or `sha384-…` of the entry, which carries the hashes of its chunks. */
  integrity: string;
  contract: string;
  routes: RegistryRoute[];
  slots: SlotEntry[];
  navigation: NavigationEntry[];
  widgets: string[];
  notices: Record<string, NoticeVariant>;
  /** Files to preload for a page of this remote, relative to the entry. */
  preload: { path: string; integrity: string }[];
}
export interface RegistryRoute {
  path: string;
  /** Others link to the page by it. */
  name?: string;
  access: Access;
  render: 'server' | 'client';
  frame: 'full' | 'bare';
  /** The query keys that change the page. */
  cacheKeys: string[];
}
