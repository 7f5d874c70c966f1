import type { Access, NavigationEntry, SlotEntry } from './remote';
import type { NoticeVariant } from './notices';

/** The registry: which version of each remote is live. The shell's trust root, same origin. */
export interface Registry {
  schema: 1;
  remotes: Record<string, RegistryRemote>;
}

/** One remote's live version and what the shell must know without loading it. */
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
  /** Files that a page of this remote starts with, relative to the entry, for preloading. */
  preload: { path: string; integrity: string }[];
}
export interface RegistryRoute {
  path: string;
  access: Access;
  render: 'server' | 'client';
  frame: 'full' | 'bare';
  /** The query keys that change the page. */
  cacheKeys: string[];
}
