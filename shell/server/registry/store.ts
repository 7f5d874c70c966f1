/** Where the registry and the files of its versions lie: a folder, or a bucket that speaks S3. */
export interface Store {
  /** For people: `folder /srv/registry`. */
  name: string;
  /** Null when there is no such key. */
  read(key: string): Promise<Stored | null>;
  /** As `read`, but nothing is fetched of what still has this etag. */
  readIfChanged(key: string, etag: string | null): Promise<Stored | null | 'unchanged'>;
  /**
   * Replaces all of it at once: nobody reads half of it.
   * @throws Conflict when the condition does not hold any more
   */
  write(key: string, body: Uint8Array | string, options?: WriteOptions): Promise<{ etag: string }>;
  /** Every key that begins so. */
  list(prefix: string): Promise<string[]>;
  /** Removes every key that begins so. */
  remove(prefix: string): Promise<void>;
}

export interface Stored {
  body: Uint8Array;
  etag: string;
}
export interface WriteOptions {
  /** Only over this content. */
  ifMatch?: string;
  /** Only when there is nothing yet. */
  ifNoneMatch?: '*';
  contentType?: string;
  cacheControl?: string;
}

/** Somebody else wrote in between. */
export class Conflict extends Error {
  override name = 'Conflict';
}
