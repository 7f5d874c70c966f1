/**
 * In place of the federation plugin's bundler runtime, of which an entry needs a tenth: the remotes of this shop consume no
 * remotes and bring no shared library along, so an entry only takes the shell's share scope and asks it for libraries. Which
 * version fits is still decided by the federation runtime, which the shell provides.
 */

interface SharedLibrary {
  shareKey: string;
  shareScope: string[];
  fallback: () => () => unknown;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
}
interface Instance {
  initOptions(options: object): void;
  initShareScopeMap(key: string, scope: object, options: { hostShareScopeMap: object }): void;
  loadShare(key: string, options: object): Promise<false | (() => unknown)>;
}
/** What webpack's own functions hold, of a remote. */
interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  federation: { instance?: Instance; initOptions: { name: string } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, SharedLibrary> };
}
interface Consumed {
  chunkId: string;
  promises: unknown[];
  chunkMapping: Record<string, string[]>;
  /** What is asked for, by module; 0 once it is there. */
  installedModules: Record<string, Promise<void> | 0>;
  webpackRequire: WebpackRequire;
}
interface Entered {
  webpackRequire: WebpackRequire;
  shareScope: object;
  shareScopeKey: string;
  remoteEntryInitOptions: { shareScopeMap?: object };
}

/** Lets a chunk wait for the libraries that it imports. One that does not come fails where it is imported. */
function consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }: Consumed): void {
  const { m: modules, c: cache, federation, consumesLoadingData } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const library = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    if (id in installedModules || !library) {
      promises.push(installedModules[id]);
      continue;
    }
    const { shareKey, shareScope: scope, fallback, ...shareConfig } = library;
    const define = (exportsOf: () => unknown) => {
      modules[id] = (module) => {
        Reflect.deleteProperty(cache, id);
        module.exports = exportsOf();
      };
    };
    const asked = (async () => {
      try {
        const found = await federation.instance?.loadShare(shareKey, {
          customShareInfo: { shareConfig, scope },
        });
        installedModules[id] = 0;
        define(found || fallback());
      } catch (error) {
        Reflect.deleteProperty(installedModules, id);
        define(() => {
          throw error;
        });
      }
    })();
    installedModules[id] ??= asked;
    promises.push(asked);
  }
}

function initContainerEntry({
  webpackRequire: { federation },
  shareScope,
  shareScopeKey,
  remoteEntryInitOptions: options,
}: Entered): void {
  federation.instance?.initOptions({ name: federation.initOptions.name, remotes: [], ...options });
  federation.instance?.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: options.shareScopeMap ?? {},
  });
}

function init({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }): Instance {
  const { ModuleFederation } = Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE') as {
    ModuleFederation: new (options: object) => Instance;
  };
  return new ModuleFederation({ id: federation.initOptions.name, ...federation.initOptions });
}

// eslint-disable-next-line no-restricted-exports -- the federation plugin imports the default export
export default { runtime: {}, bundlerRuntime: { consumes, initContainerEntry, init } };
