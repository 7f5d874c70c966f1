import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of the shell's versions, a folder each, that are served under addresses of their own, each read once. */
export interface VersionFiles {
  /** Null when that version has no such file. */
  read: (version: string, name: string) => Promise<Buffer | null>;
}

const atMost = 100;

export function createVersionFiles(folder: string): VersionFiles {
  const known = new Map<string, Promise<Buffer | null>>();

  return {
    read(version, name) {
      const file = path.join(folder, version, name);
      const earlier = known.get(file);
      if (earlier) return earlier;
      const reading = readFile(file).catch((error: unknown) => {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      });
      // A version's files never change, and a server sees few versions before it is replaced itself.
      if (known.size >= atMost) known.clear();
      known.set(file, reading);
      reading.catch(() => known.delete(file));
      return reading;
    },
  };
}
