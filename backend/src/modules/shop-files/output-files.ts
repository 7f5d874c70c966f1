import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that would be overwritten. */
export class FileIsThere extends Error {
  override readonly name = 'FileIsThere';
  constructor(readonly path: string) {
    super(`${path} exists`);
  }
}

/** A file or folder that the system does not let be written. */
export class NotWritable extends Error {
  override readonly name = 'NotWritable';
  readonly isDiskFull: boolean;
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`${path} cannot be written`, { cause });
    this.isDiskFull = isDiskFull(cause);
  }
}

const systemCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '');

/** Writes a file whole or not at all, and never over another one. */
export async function writeNewFile(
  path: string,
  pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  if (existsSync(path)) throw new FileIsThere(path);
  const aside = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(pieces), createWriteStream(aside, { flags: 'wx' }));
    await rename(aside, path);
  } catch (error) {
    // What failed is what the caller has to know.
    await rm(aside, { force: true }).catch(() => undefined);
    throw systemCode(error) === null ? error : new NotWritable(path, error);
  }
}
