import { reasonOf, RemoteError, remoteError, type Federation } from '@storefront/shared/app';
import type {
  PageMessages,
  Registry,
  RegistryRemote,
  Remote,
  RemotePage,
  RemoteRoute,
  WidgetModule,
} from '@storefront/shared/contracts';
import { contractVersion } from '@storefront/shared/contracts';
import { loadScript } from './load-script';
import * as runtimeCore from './runtime-core';
import { sharedTable } from './shared-table';

/** Between a network's failure and the one more try that is made without being asked. */
const pauseMs = 300;

/** What a remote's entry puts into the page. */
interface Container {
  init: (shareScope: object, initScope: unknown[], options: object) => unknown;
  get: (exposedModule: string) => Promise<() => unknown>;
}

function containerIn({ container }: RegistryRemote): Container | undefined {
  return Reflect.get(globalThis, container) as Container | undefined;
}

/**
 * Failures are `RemoteError`s, of what a manifest or a widget loads later (pages, messages) too. The share scope is the federation runtime's; entries are loaded and opened here, because hashes, time limits and
 * retries are this shell's business (the runtime's own loader is left out of the build).
 */
export function createFederation(registry: Registry): Federation {
  // Remotes are built against this runtime instead of carrying their own.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const attempts = new Map<string, number>();

  const host = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedTable(),
    shareStrategy: 'loaded-first',
  });
  /** Containers that were given the share scope. */
  const ready = new Map<string, Promise<Container>>();

  async function begin(live: RegistryRemote): Promise<Container> {
    if (!containerIn(live)) {
      const attempt = attempts.get(live.entry) ?? 0;
      attempts.set(live.entry, attempt + 1);
      // A script that hung or was cached broken is asked for under another address.
      const src = attempt > 0 ? `${live.entry}?retry=${String(attempt)}` : live.entry;
      await loadScript({ src, integrity: live.integrity });
    }
    const container = containerIn(live);
    if (!container) throw new Error(`${live.entry} defines no ${live.container}.`);
    const scope = host.shareScopeMap['default'] ?? {};
    const options = { version: live.version, shareScopeKeys: 'default' };
    Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap, enumerable: false });
    await container.init(scope, [], options);
    return container;
  }

  function open(live: RegistryRemote): Promise<Container> {
    const earlier = ready.get(live.container);
    if (earlier) return earlier;
    const beginning = begin(live);
    ready.set(live.container, beginning);
    beginning.catch(() => ready.delete(live.container));
    return beginning;
  }

  async function exposed<T>(live: RegistryRemote, expose: string): Promise<T> {
    const container = await open(live);
    const factory = await container.get(`./${expose}`);
    return factory() as T;
  }

  function load<T>(name: string, expose: string): Promise<T> {
    const live = registry.remotes[name];
    if (!live) {
      const cause = new Error('The registry has no such remote.');
      return Promise.reject(
        new RemoteError({ remote: name, version: 'none', exposedModule: expose }, 'unknown', cause),
      );
    }
    const part = { remote: name, version: live.version, exposedModule: expose };
    if (!speaks(live)) {
      const cause = new Error(
        `It was built for contract ${live.contract}, and this shell speaks ${contractVersion}.`,
      );
      return Promise.reject(new RemoteError(part, 'incompatible', cause));
    }
    return tried(part, () => exposed<T>(live, expose));
  }

  return {
    async remote(name) {
      const { remote } = await load<{ remote: Remote }>(name, 'remote');
      const version = registry.remotes[name]?.version ?? 'none';
      return {
        ...remote,
        messages: (language) =>
          tried({ remote: name, version, exposedModule: `messages/${language}` }, () =>
            remote.messages(language),
          ),
        routes: remote.routes.map((route) => ({
          ...route,
          lazy: () =>
            tried({ remote: name, version, exposedModule: `page /${route.path}` }, () => pageOf(route)),
          ...(route.messages && { messages: triedWords({ remote: name, version }, route.messages) }),
        })),
      };
    },
    async widget(name, widget) {
      const module = await load<WidgetModule>(name, widget);
      const version = registry.remotes[name]?.version ?? 'none';
      return module.messages
        ? { ...module, messages: triedWords({ remote: name, version }, module.messages) }
        : module;
    },
  };
}

async function pageOf(route: RemoteRoute): Promise<RemotePage> {
  const page: Partial<RemotePage> = await route.lazy();
  if (!page.Component) throw new Error(`The code of /${route.path} holds no page.`);
  return { ...page, Component: page.Component };
}

function triedWords(
  part: Omit<RemoteError['part'], 'exposedModule'>,
  { namespace, load }: PageMessages,
): PageMessages {
  return {
    namespace,
    load: (language) =>
      tried({ ...part, exposedModule: `messages/${namespace}/${language}` }, () => load(language)),
  };
}

/** Loads, once more where a network may have lost something; what is wrong or late is not asked for again. */
async function tried<T>(part: RemoteError['part'], load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (reasonOf(error) !== 'unreachable') throw remoteError(part, error);
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  try {
    return await load();
  } catch (error) {
    throw remoteError(part, error);
  }
}

/** Same major, and no newer minor than this shell's. */
function speaks({ contract }: RegistryRemote): boolean {
  const [major, minor] = contract.split('.').map(Number);
  const [ownMajor, ownMinor] = contractVersion.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}
