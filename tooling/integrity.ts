import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from './build-info';

/** A file of a build with the hash that browsers hold it to. */
export async function withIntegrity(folder: string, file: string): Promise<BuiltFile> {
  return { path: file, integrity: integrityOf(await readFile(path.join(folder, file))) };
}

/** An entry carries the hash of each of its chunks, and a hash cannot be compressed: the shortest that browsers take. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
