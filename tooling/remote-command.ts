import os from 'node:os';
import type { Store } from '../shell/server/registry/store';

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Flags {
  as?: string;
  percent?: string;
  why?: string;
  by?: string;
  shop?: string;
  json?: boolean;
  'without-install'?: boolean;
  help?: boolean;
}
export interface Surroundings {
  store: Store;
  env: NodeJS.ProcessEnv;
  progress: (line: string) => void;
}
/** What a command found: for people, and for machines. */
export interface Outcome {
  text: string;
  data: unknown;
  failed?: boolean;
}

/** Who does it: who says so, or the name that this machine knows. */
export function whoOf({ by }: Flags, env: NodeJS.ProcessEnv): string {
  return by ?? (env['REGISTRY_USER']?.trim() || os.userInfo().username);
}
