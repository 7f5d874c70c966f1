import { TimeoutError } from './with-timeout';

/**
 * A retry may fix `unreachable`; only another version fixes `incompatible` and `broken`. A part that `threw` loaded but
 * failed to render.
 */
export type RemoteFailure = 'unreachable' | 'timeout' | 'incompatible' | 'broken' | 'threw' | 'unknown';

/** The requested part of a remote: `remote` (its manifest), a widget's name, `messages/vi`, `page /products`. */
export interface RemotePart {
  remote: string;
  version: string;
  exposedModule: string;
}

/** A script failed to load, or its content does not match its hash. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** A remote, or a part of it, is unavailable. */
export class RemoteError extends Error {
  readonly part: RemotePart;
  readonly reason: RemoteFailure;

  constructor(part: RemotePart, reason: RemoteFailure, cause: unknown) {
    super(`${part.remote}@${part.version} ${part.exposedModule}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.part = part;
    this.reason = reason;
  }

  /** Whether the version itself is faulty, so that a retry of the same version fails again. */
  get isOfVersion(): boolean {
    return this.reason === 'broken' || this.reason === 'incompatible' || this.reason === 'threw';
  }
}

/** Wraps the error of this part of a remote; returns a `RemoteError` unchanged. */
export function remoteError(part: RemotePart, error: unknown): RemoteError {
  return error instanceof RemoteError ? error : new RemoteError(part, reasonOf(error), error);
}

/** Classifies an error that occurred while a part of a remote was loaded. */
export function reasonOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteError) return error.reason;
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof ScriptError) return 'unreachable';
  if (!(error instanceof Error)) return 'broken';
  // Webpack's runtime uses this name for a script that failed, timed out, or ran without registering its chunk.
  if (error.name === 'ChunkLoadError') {
    const { type } = error as Error & { type?: string };
    return type === 'timeout' ? 'timeout' : type === 'missing' ? 'broken' : 'unreachable';
  }
  return /RUNTIME-00[56]|shared (singleton )?module/i.test(error.message) ? 'incompatible' : 'broken';
}
