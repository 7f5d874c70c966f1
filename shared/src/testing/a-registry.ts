import type { Registry, RegistryRemote, Remote } from '../contracts';

/** Builds a registry of these remotes. */
export function aRegistryOf(remotes: Record<string, Remote>): Registry {
  return {
    schema: 1,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, manifest]) => [name, registryEntry(manifest)]),
    ),
  };
}

function registryEntry(manifest: Remote): RegistryRemote {
  return {
    version: '1.0.0-test',
    container: `mf_${manifest.name}`,
    entry: `http://remotes.test/${manifest.name}/remoteEntry.js`,
    integrity: 'sha384-test',
    contract: manifest.contract,
    routes: manifest.routes.map(({ path, name, access, render: how, frame, cacheKeys }) => ({
      path,
      ...(name !== undefined && { name }),
      access: access ?? 'public',
      render: how ?? 'client',
      frame: frame ?? 'full',
      cacheKeys: cacheKeys ?? [],
    })),
    slots: manifest.slots ?? [],
    navigation: manifest.navigation ?? [],
    widgets: [],
    notices: manifest.notices ?? {},
    preload: [],
  };
}
