import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formats } from './accept';
import { widths } from './media.schema';

export type MediaFiles = ReturnType<typeof createMediaFiles>;

/** The id of a picture: the hash of its original's bytes. */
export const mediaId = (original: Uint8Array) =>
  createHash('sha256').update(original).digest('hex').slice(0, 32);

/** Originals, and what was made of them. A file is either whole or not there: it is written aside, then renamed. */
export function createMediaFiles(dataDir: string) {
  const originalPath = (id: string) => join(dataDir, 'media', 'originals', id.slice(0, 2), id);
  const madePath = (id: string, name: string) =>
    join(dataDir, 'media', 'cache', id.slice(0, 2), `${id}-${name}`);

  const write = async (path: string, bytes: Uint8Array) => {
    const aside = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(aside, bytes);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };

  return {
    readOriginal: (id: string) => read(originalPath(id)),
    writeOriginal: (id: string, bytes: Uint8Array) => write(originalPath(id), bytes),
    readMade: (id: string, name: string) => read(madePath(id, name)),
    writeMade: (id: string, name: string, bytes: Uint8Array) => write(madePath(id, name), bytes),
    /** The original and all that was made of it. */
    async remove(id: string): Promise<void> {
      await rm(originalPath(id), { force: true });
      const made = widths.flatMap((width) => formats.map((format) => madePath(id, `${width}.${format}`)));
      await Promise.all(made.map((path) => rm(path, { force: true })));
    },
  };
}

/** An empty file is what a power cut leaves of a new one: as good as none. */
async function read(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    return bytes.length > 0 ? bytes : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
