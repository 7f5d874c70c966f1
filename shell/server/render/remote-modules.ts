import type { Remote, WidgetModule } from '@storefront/shared/contracts';
import { compile } from './compile';

/** A remote's build for Node as the registry names it. */
export interface NodeBuild {
  url: string;
  integrity: string;
}

/** What a remote's build for Node exports. */
export interface NodeModules {
  remote: Remote;
  /** The exposed widgets, by name. */
  widgets?: Readonly<Record<string, () => Promise<WidgetModule>>>;
}

/** Remotes' builds for Node in one worker, several versions of one side by side. */
export interface RemoteModules {
  load: (name: string, build: NodeBuild) => Promise<NodeModules>;
}

/** Two versions of each of a handful of remotes; the longest unused goes first. */
const keptAtMost = 24;

/** @param provided what a remote may require: the libraries that the shell shares, by name */
export function createRemoteModules(
  provided: Readonly<Record<string, object>>,
  { fetchLimitMs = 700 } = {},
): RemoteModules {
  const loaded = new Map<string, Promise<NodeModules>>();

  function require(name: string): object {
    const library = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (!library) throw new Error(`The shell provides no ${name}.`);
    return library;
  }

  async function fetchRemote(name: string, { url, integrity }: NodeBuild): Promise<NodeModules> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs), redirect: 'error' });
    if (!answer.ok) throw new Error(`${url} answers ${String(answer.status)}.`);
    const code = Buffer.from(await answer.arrayBuffer());
    const modules = compile(code, { integrity, filename: url, require }) as Partial<NodeModules>;
    const { remote, widgets } = modules;
    if (remote?.name !== name) throw new Error(`${url} is no build of ${name}.`);
    return { remote, ...(widgets && { widgets }) };
  }

  return {
    load(name, build) {
      const key = `${build.url} ${build.integrity}`;
      const loading = loaded.get(key) ?? fetchRemote(name, build);
      loaded.delete(key);
      loaded.set(key, loading);
      for (const unused of [...loaded.keys()].slice(0, -keptAtMost)) loaded.delete(unused);
      // What failed is asked for again by the next page.
      loading.catch(() => {
        if (loaded.get(key) === loading) loaded.delete(key);
      });
      return loading;
    },
  };
}
