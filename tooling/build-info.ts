import type { Language } from '../shared/src/contracts/remote';
import type { RemoteBuild } from '../shell/server/registry/registry-document';

/** The build description of a remote, in `build.json` beside its files. */
export interface RemoteBuildInfo extends RemoteBuild, RemoteFacts {}

/** Facts about a remote's build for the release gate. */
export interface RemoteFacts extends Pick<RemoteBuild, 'uses' | 'sharedVersions' | 'pluginVersion'> {
  /** Its message keys; null when it has none in that language. */
  messages: Record<Language, string[] | null>;
  /** Bundled sources of libraries that the shell provides. */
  carries: string[];
  /** Compressed download size of its largest first use. */
  firstUseBytes: number;
}

/** A file relative to its version's folder, and its hash. */
export interface BuiltFile {
  path: string;
  integrity: string;
}

/** The build description of the shell. */
export interface ShellBuildInfo extends ShellFacts {
  version: string;
  /** Files that every page loads first, relative to the version's folder. */
  scripts: BuiltFile[];
  /** Files that the first page needs a moment later: the transport. */
  early: string[];
  /** The shell for Node, which renders pages on the server. */
  render: BuiltFile;
  /** The format of the data in a page that its scripts read. */
  pageDataFormat: number;
}

/** What a shell offers to remotes. */
export interface ShellFacts {
  /** The newest contract that it supports. */
  contract: string;
  /** Version of its federation runtime. */
  runtimeVersion: string;
  /** Every shared library with its version and the exports that a remote may use. */
  provides: Record<string, { version: string; exports: string[] }>;
}
