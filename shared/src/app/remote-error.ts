import { TimeoutError } from './with-timeout';

/**
 * `unreachable` may be better in a moment; `incompatible` and `broken` only with another version. What `threw` came, and
 * broke while it was drawn.
 */
export type RemoteFailure = 'unreachable' | 'timeout' | 'incompatible' | 'broken' | 'threw' | 'unknown';

/** What of a remote was asked for: `remote` (its manifest), a widget's name, `messages/vi`, `page /products`. */
export interface RemotePart {
  remote: string;
  version: string;
  exposedModule: string;
}

/** A script could not be had: nobody answered, or the answer is not what its hash says. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** A remote, or something of it, is not there. */
export class RemoteError extends Error {
  readonly part: RemotePart;
  readonly reason: RemoteFailure;

  constructor(part: RemotePart, reason: RemoteFailure, cause: unknown) {
    super(`${part.remote}@${part.version} ${part.exposedModule}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.part = part;
    this.reason = reason;
  }

  /** The version itself is wrong: asking for the same once more brings the same. */
  get isOfVersion(): boolean {
    return this.reason === 'broken' || this.reason === 'incompatible' || this.reason === 'threw';
  }
}

/** The failure as what it means for this part of a remote; what says so already is left as it is. */
export function remoteError(part: RemotePart, error: unknown): RemoteError {
  return error instanceof RemoteError ? error : new RemoteError(part, reasonOf(error), error);
}

/** What a thrown thing means for who asked for a part of a remote. */
export function reasonOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteError) return error.reason;
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof ScriptError) return 'unreachable';
  if (!(error instanceof Error)) return 'broken';
  // How webpack's runtime names a script that failed, was late, or ran without bringing what it is for.
  if (error.name === 'ChunkLoadError') {
    const { type } = error as Error & { type?: string };
    return type === 'timeout' ? 'timeout' : type === 'missing' ? 'broken' : 'unreachable';
  }
  return /RUNTIME-00[56]|shared (singleton )?module/i.test(error.message) ? 'incompatible' : 'broken';
}
