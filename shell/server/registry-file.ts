import { readFileSync, statSync } from 'node:fs';
import type { Registry, RegistryRemote } from '@storefront/shared/contracts';

/** The registry with every address whole; re-read when the file changes, the last good copy kept. */
export interface RegistryFile {
  current: () => Registry;
  stop: () => void;
}

const rereadMs = 500;

/** @throws when there is no good registry to begin with */
export function openRegistry(
  file: string,
  origins: Record<string, string>,
  onProblem: (problem: unknown) => void,
): RegistryFile {
  let current = read(file, origins);
  let seen = stampOf(file);
  const timer = setInterval(() => {
    try {
      const stamp = stampOf(file);
      if (stamp === seen) return;
      current = read(file, origins);
      seen = stamp;
    } catch (problem) {
      onProblem(problem);
    }
  }, rereadMs);
  timer.unref();
  return {
    current: () => current,
    stop: () => {
      clearInterval(timer);
    },
  };
}

function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${String(mtimeMs)}-${String(size)}-${String(ino)}`;
}

function read(file: string, origins: Record<string, string>): Registry {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as Partial<Registry>;
  if (parsed.schema !== 1 || typeof parsed.remotes !== 'object') {
    throw new Error(`${file} is no registry that this shell can read (schema 1).`);
  }
  const remotes: Record<string, RegistryRemote> = {};
  for (const [name, remote] of Object.entries(parsed.remotes)) {
    const origin = origins[name];
    if (!origin) throw new Error(`REMOTE_ORIGINS names no address for the remote ${name}.`);
    const entry = new URL(remote.entry, `${origin}/`);
    if (entry.origin !== new URL(origin).origin) {
      throw new Error(`The registry places ${name} at ${entry.origin}, which REMOTE_ORIGINS does not allow.`);
    }
    remotes[name] = { ...remote, entry: entry.href };
  }
  return { schema: 1, remotes };
}
