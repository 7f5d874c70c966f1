/** Where the registry and the files of its versions are stored: a folder, or an S3 bucket. */
export interface Store {
  /** Used in messages: `folder /srv/registry`. */
  name: string;
  /** Null when there is no such key. */
  read(key: string): Promise<Stored | null>;
  /** Like `read`, but fetches nothing when the etag is still this one. */
  readIfChanged(key: string, etag: string | null): Promise<Stored | null | 'unchanged'>;
  /**
   * Replaces the content atomically.
   * @throws Conflict when the condition is not met
   */
  write(key: string, body: Uint8Array | string, options?: WriteOptions): Promise<{ etag: string }>;
  /** All keys with this prefix. */
  list(prefix: string): Promise<string[]>;
  /** Removes all keys with this prefix. */
  remove(prefix: string): Promise<void>;
}

export interface Stored {
  body: Uint8Array;
  etag: string;
}
export interface WriteOptions {
  /** Only if the current content has this etag. */
  ifMatch?: string;
  /** Only if there is nothing yet. */
  ifNoneMatch?: '*';
  contentType?: string;
  cacheControl?: string;
}

/** Another process wrote in between. */
export class Conflict extends Error {
  override name = 'Conflict';
}
