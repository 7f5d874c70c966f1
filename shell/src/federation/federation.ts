import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
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
export const remoteTimeoutMs = 5_000;

export function createFederation(registry: Registry): Federation {
  // Remotes are built against this runtime instead of carrying their own.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const attempts = new Map<string, number>();

  const loadEntry: ModuleFederationRuntimePlugin = {
    name: 'storefront-entry',
    async loadEntry({ remoteInfo }) {
      const live = Object.values(registry.remotes).find(
        ({ container }) => container === remoteInfo.entryGlobalName,
      );
      if (!live) return undefined;
      const page = globalThis as unknown as Record<string, runtimeCore.types.RemoteEntryExports | undefined>;
      if (!page[live.container]) await loadScript({ src: remoteInfo.entry, integrity: live.integrity });
      return page[live.container];
    },
  };
  const instance = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedTable(),
    shareStrategy: 'loaded-first',
    plugins: [loadEntry],
  });

  async function load<T>(name: string, expose: string): Promise<T> {
    const live = registry.remotes[name];
    if (!live) throw new RemoteError(name, 'none', 'unknown', 'The registry has no such remote.');
    if (!speaks(live))
      throw new RemoteError(
        name,
        live.version,
        'incompatible',
        `It was built for contract ${live.contract}.`,
      );
    const attempt = attempts.get(name) ?? 0;
    instance.registerRemotes(
      [
        {
          name,
          entry: attempt ? `${live.entry}?retry=${String(attempt)}` : live.entry,
          entryGlobalName: live.container,
          type: 'global',
        },
      ],
      { force: attempt > 0 },
    );
    try {
      const loaded = await within(
        remoteTimeoutMs,
        instance.loadRemote<T>(`${name}/${expose}`, { from: 'runtime' }),
      );
      if (!loaded) throw new Error(`It exposes no ${expose}.`);
      return loaded;
    } catch (error) {
      attempts.set(name, attempt + 1);
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
  const text = `${String(error)} ${String((error as { cause?: unknown }).cause ?? '')}`;
  if (/RUNTIME-00[56]|shared|version/i.test(text)) return 'incompatible';
  if (/load|chunk|network|fetch/i.test(text)) return 'unreachable';
  return 'broken';
}
