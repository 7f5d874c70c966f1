import type { RegistryRemote } from '../shared/src/contracts/registry';

/** What a remote's built version says of itself, in `build.json` beside its files. */
export type RemoteBuildInfo = Omit<RegistryRemote, 'entry'>;

/** What a built shell says of itself. */
export interface ShellBuildInfo {
  version: string;
  /** Files that every page starts with, relative to the version's folder. */
  scripts: { path: string; integrity: string }[];
  /** Files that the first page needs a moment later: the transport. */
  early: string[];
}
