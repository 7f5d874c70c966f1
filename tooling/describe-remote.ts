import type { Stats } from 'webpack';
import type { RegistryRemote } from '../shared/src/contracts/registry';
import type { Remote } from '../shared/src/contracts/remote';

/** The part of a manifest that the registry stores, so that the shell need not load it. */
export function describeManifest({
  contract,
  routes,
  slots = [],
  navigation = [],
  notices = {},
}: Remote): Pick<RegistryRemote, 'contract' | 'routes' | 'slots' | 'navigation' | 'notices'> {
  return {
    contract,
    routes: routes.map(({ path, name, access, render, frame, cacheKeys }) => ({
      path,
      ...(name !== undefined && { name }),
      access: access ?? 'public',
      render: render ?? 'client',
      frame: frame ?? 'full',
      cacheKeys: cacheKeys ?? [],
    })),
    slots,
    navigation,
    notices,
  };
}

/** The exposed modules of a build, each with its initial files. */
export function exposedModulesOf({ compilation }: Stats): { expose: string; files: string[] }[] {
  return [...compilation.namedChunkGroups]
    .filter(([group]) => group.startsWith('door-'))
    .map(([group, chunks]) => ({ expose: group.replace('door-', ''), files: scriptsOf(chunks) }));
}

/** The scripts among the files of chunks. */
export function scriptsOf(chunks: { getFiles: () => string[] } | undefined): string[] {
  return chunks?.getFiles().filter((file) => file.endsWith('.js')) ?? [];
}

/** The widgets among them: every exposed module but the manifest. */
export function widgetsOf(exposedModules: readonly { expose: string }[]): string[] {
  return exposedModules.map(({ expose }) => expose).filter((expose) => expose !== 'remote');
}
