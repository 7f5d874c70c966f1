import type { Language } from '../shared/src/contracts/remote';
import type { RemoteBuild } from '../shell/server/registry/registry-document';

/** What a remote's built version says of itself, in `build.json` beside its files. */
export interface RemoteBuildInfo extends RemoteBuild, RemoteFacts {}

/** What the contract gate wants to know of a remote's build. */
export interface RemoteFacts extends Pick<RemoteBuild, 'uses' | 'sharedVersions' | 'pluginVersion'> {
  /** Keys of its words; null when it has none in that language. */
  messages: Record<Language, string[] | null>;
  /** Sources inside it of libraries that the shell provides. */
  carries: string[];
  /** What a shopper downloads for its heaviest first use, compressed. */
  firstUseBytes: number;
}

/** A file relative to its version's folder, and its hash. */
export interface BuiltFile {
  path: string;
  integrity: string;
}

/** What a built shell says of itself. */
export interface ShellBuildInfo extends ShellFacts {
  version: string;
  /** Files that every page starts with, relative to the version's folder. */
  scripts: BuiltFile[];
  /** Files that the first page needs a moment later: the transport. */
  early: string[];
  /** The whole shell for Node: what renders pages on the server. */
  render: BuiltFile;
}

/** What a shell offers to remotes. */
export interface ShellFacts {
  /** The newest contract that it speaks. */
  contract: string;
  /** Version of the federation runtime that remotes find in it. */
  runtimeVersion: string;
  /** Every shared library with its version and the exports that a remote may use. */
  provides: Record<string, { version: string; exports: string[] }>;
}
