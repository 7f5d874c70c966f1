import * as runtimeCore from '@module-federation/runtime-core';
import type { Registry, RegistryRemote, Remote, WidgetModule } from '@storefront/shared/contracts';
import { contractVersion } from '@storefront/shared/contracts';
import { loadScript } from './load-script';
import { sharedTable } from './shared-table';
import { TimeoutError, within } from './within';

/** Why a remote is not there: the cause is for telemetry and for deciding whether a retry can help. */
export class RemoteError extends Error {
  readonly remote: string;
  readonly version: string;
  readonly reason: 'unreachable' | 'timeout' | 'incompatible' | 'broken' | 'unknown';

  constructor(remote: string, version: string, reason: RemoteError['reason'], cause: unknown) {
    super(`Remote ${remote}@${version}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.version = version;
    this.reason = reason;
  }
}

/** Loads what remotes expose. A failure is forgotten, so that asking again tries again. */
export interface Federation {
  remote: (name: string) => Promise<Remote>;
  widget: (name: string, widget: string) => Promise<WidgetModule>;
}

/** A remote is given up after this long, entry and chunks together. */
export const remoteTimeoutMs = 4_500;

/** What a remote's entry puts into the page. */
interface Container {
  init: (shareScope: object, initScope: unknown[], options: object) => unknown;
  get: (door: string) => Promise<() => unknown>;
}

function containerIn({ container }: RegistryRemote): Container | undefined {
  return Reflect.get(globalThis, container) as Container | undefined;
}

/**
 * The share scope is the federation runtime's; entries are loaded and opened here, because hashes, time limits and
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

  async function begin(live: RegistryRemote, attempt: number): Promise<Container> {
    // A script that hung or was cached broken is asked for under another address.
    const src = attempt > 0 ? `${live.entry}?retry=${String(attempt)}` : live.entry;
    if (!containerIn(live)) await loadScript({ src, integrity: live.integrity });
    const container = containerIn(live);
    if (!container) throw new Error(`${live.entry} defines no ${live.container}.`);
    const scope = host.shareScopeMap['default'] ?? {};
    const options = { version: live.version, shareScopeKeys: 'default' };
    Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap, enumerable: false });
    await container.init(scope, [], options);
    return container;
  }

  function open(name: string, live: RegistryRemote): Promise<Container> {
    const earlier = ready.get(live.container);
    if (earlier) return earlier;
    const beginning = begin(live, attempts.get(name) ?? 0);
    ready.set(live.container, beginning);
    return beginning;
  }

  async function exposed<T>(name: string, live: RegistryRemote, expose: string): Promise<T> {
    const container = await open(name, live);
    const factory = await container.get(`./${expose}`);
    return factory() as T;
  }

  async function load<T>(name: string, expose: string): Promise<T> {
    const live = registry.remotes[name];
    if (!live) throw new RemoteError(name, 'none', 'unknown', 'The registry has no such remote.');
    if (!speaks(live)) {
      const cause = `It was built for contract ${live.contract}.`;
      throw new RemoteError(name, live.version, 'incompatible', cause);
    }
    try {
      return await within(remoteTimeoutMs, exposed<T>(name, live, expose));
    } catch (error) {
      ready.delete(live.container);
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      throw new RemoteError(name, live.version, reasonOf(error), error);
    }
  }

  return {
    async remote(name) {
      const { remote } = await load<{ remote: Remote }>(name, 'remote');
      return remote;
    },
    widget: (name, widget) => load<WidgetModule>(name, widget),
  };
}

/** Same major, and no newer minor than this shell's. */
function speaks({ contract }: RegistryRemote): boolean {
  const [major, minor] = contract.split('.').map(Number);
  const [ownMajor, ownMinor] = contractVersion.split('.').map(Number);
  return major === ownMajor && (minor ?? 0) <= (ownMinor ?? 0);
}

function reasonOf(error: unknown): RemoteError['reason'] {
  if (error instanceof TimeoutError) return 'timeout';
  if (!(error instanceof Error)) return 'broken';
  const text = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`;
  if (/RUNTIME-00[56]|shared|version/i.test(text)) return 'incompatible';
  if (error.name === 'ChunkLoadError' || /load|network|fetch/i.test(text)) return 'unreachable';
  return 'broken';
}
