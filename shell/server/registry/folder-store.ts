import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { underLock } from './folder-lock';
import { Conflict, type Store, type Stored, type WriteOptions } from './store';

/** A store in a folder, shared by the processes of one machine; several machines need a bucket. */
export function openFolderStore(folder: string): Store {
  const fileOf = (key: string): string => {
    const file = path.resolve(folder, key);
    if (file !== folder && !file.startsWith(folder + path.sep)) throw new Error(`${key} lies outside.`);
    return file;
  };

  async function read(key: string): Promise<Stored | null> {
    try {
      const body = await readFile(fileOf(key));
      return { body, etag: createHash('sha256').update(body).digest('hex') };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function replace(key: string, body: Uint8Array | string): Promise<{ etag: string }> {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
    await writeFile(fresh, body, { flush: true });
    await rename(fresh, file);
    return { etag: createHash('sha256').update(body).digest('hex') };
  }

  return {
    name: `folder ${folder}`,
    read,
    async readIfChanged(key, etag) {
      const found = await read(key);
      return found?.etag === etag ? 'unchanged' : found;
    },
    async write(key, body, { ifMatch, ifNoneMatch }: WriteOptions = {}) {
      if (ifMatch === undefined && ifNoneMatch === undefined) return replace(key, body);
      await mkdir(folder, { recursive: true });
      return underLock(await realpath(folder), async () => {
        const there = await read(key);
        if (ifNoneMatch && there) throw new Conflict(`${key} is there already.`);
        if (ifMatch !== undefined && there?.etag !== ifMatch) throw new Conflict(`${key} has changed.`);
        return replace(key, body);
      });
    },
    async list(prefix) {
      const parent = path.posix.dirname(`${prefix}x`);
      try {
        const entries = await readdir(fileOf(parent), { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
          .map((key) => key.split(path.sep).join('/'))
          .filter((key) => key.startsWith(prefix))
          .sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async remove(prefix) {
      if (prefix.endsWith('/')) {
        await rm(fileOf(prefix), { recursive: true, force: true });
        return;
      }
      for (const key of await this.list(prefix)) await rm(fileOf(key), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
