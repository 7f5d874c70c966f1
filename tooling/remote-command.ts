import os from 'node:os';
import type { Store } from '../shell/server/registry/store';

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Flags {
  as?: string;
  origin?: string;
  percent?: string;
  /** Conditions of a canary's audience. */
  only?: string[];
  why?: string;
  by?: string;
  shop?: string;
  'if-new'?: boolean;
  json?: boolean;
  'without-install'?: boolean;
  help?: boolean;
}
export interface Surroundings {
  store: Store;
  env: NodeJS.ProcessEnv;
  progress: (line: string) => void;
  /** Everything on standard input; there is none where nobody types. */
  readInput?: () => Promise<string>;
}
/** The result of a command: text for people, data for `--json`. */
export interface Outcome {
  text: string;
  data: unknown;
  failed?: boolean;
}

/** Name of the person in the release history: `--by`, `REGISTRY_USER` or the user name of this machine. */
export function whoOf({ by }: Flags, env: NodeJS.ProcessEnv): string {
  return by ?? (env['REGISTRY_USER']?.trim() || os.userInfo().username);
}
