import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseShellBuild, type ShellBuild } from '../shell-build';
import { RegistryProblem } from './registry-document';
import type { Store } from './store';

/** The shell's versions as files of this machine, which are served under `/_shell/` and rendered with. */
export interface ShellFiles {
  /** Holds a folder per version. */
  folder: string;
  /** What a version's build says of itself; its files are here when this resolves. */
  build(version: string): Promise<ShellBuild>;
  /** Sees to it in the background that these are here, for open pages still ask for their files, and no others. */
  keepOnly(versions: readonly string[]): void;
}

/** A store that is a folder serves from where it lies. */
export function shellFilesInFolder(storeFolder: string): ShellFiles {
  const folder = path.join(storeFolder, 'shell');
  return { folder, build: (version) => readBuild(folder, version), keepOnly: () => undefined };
}

/** Of a bucket, this machine keeps copies. */
export function shellFilesFromStore(store: Store, cacheFolder: string): ShellFiles {
  const folder = path.join(cacheFolder, 'shell');
  const underWay = new Map<string, Promise<void>>();
  const fetchedAgain = new Set<string>();

  async function fetchVersion(version: string): Promise<void> {
    const target = path.join(folder, version);
    if (existsSync(path.join(target, 'build.json'))) return;
    const fresh = path.join(folder, `.${version}-${String(process.pid)}`);
    const start = `shell/${version}/`;
    const keys = (await store.list(start)).filter((key) => !key.endsWith('.map'));
    try {
      for (const key of keys) {
        const stored = await store.read(key);
        const file = path.resolve(fresh, key.slice(start.length));
        if (!file.startsWith(fresh + path.sep)) continue;
        if (!stored) throw new RegistryProblem(`The ${store.name} lost ${key} while it was copied.`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, stored.body);
      }
      if (keys.length === 0) return;
      await rm(target, { recursive: true, force: true });
      await rename(fresh, target);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }

  async function removeOthers(versions: readonly string[]): Promise<void> {
    for (const name of await readdir(folder)) {
      if (name.startsWith('.') || versions.includes(name) || underWay.has(name)) continue;
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  function fetchOnce(version: string): Promise<void> {
    const earlier = underWay.get(version);
    if (earlier) return earlier;
    const fetching = fetchVersion(version).finally(() => underWay.delete(version));
    underWay.set(version, fetching);
    return fetching;
  }

  return {
    folder,
    async build(version) {
      await fetchOnce(version);
      try {
        return await readBuild(folder, version);
      } catch (error) {
        // A copy that this machine spoilt is fetched again; one that is wrong in the bucket not again and again.
        if (fetchedAgain.has(version)) throw error;
        fetchedAgain.add(version);
        await rm(path.join(folder, version), { recursive: true, force: true });
        await fetchOnce(version);
        return readBuild(folder, version);
      }
    },
    keepOnly(versions) {
      // The next change of the registry tries again what fails here.
      for (const version of versions) void fetchOnce(version).catch(() => undefined);
      void removeOthers(versions).catch(() => undefined);
    },
  };
}

async function readBuild(folder: string, version: string): Promise<ShellBuild> {
  try {
    const build = parseShellBuild(await readFile(path.join(folder, version, 'build.json'), 'utf8'));
    if (build.version !== version) throw new Error(`it is that of ${build.version}`);
    return build;
  } catch (error) {
    throw new RegistryProblem(
      `The shell ${version} is not whole: its build.json cannot be used (${error instanceof Error ? error.message : String(error)}). Publish it again.`,
      { cause: error },
    );
  }
}
