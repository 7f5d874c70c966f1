import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  changeRegistry,
  folderOf,
  readRegistry,
  removeDropped,
} from '../shell/server/registry/change-registry';
import { alreadyPublished, publishRemote, publishShell } from '../shell/server/registry/releases';
import type {
  GateVerdict,
  Published,
  RegistryDocument,
  RemoteBuild,
  ShellVersion,
} from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import type { RemoteBuildInfo, ShellBuildInfo } from './build-info';
import { fileHeaders } from './file-headers';
import { gateRemote, gateShell, type GateOptions } from './gate/gate';

export interface Publication {
  part: string;
  version: string;
  gate: GateVerdict;
}

/**
 * Puts a built version into the store and tells the registry: gate, its name, files, then the verdict that makes it
 * promotable. A version that the gate refuses is kept with its verdict, for looking at and never for promoting.
 * @throws ReleaseRefused when the version is there already
 */
export async function publish({
  store,
  part: component,
  folder,
  by,
  ...options
}: { store: Store; part: string; folder: string; by: string } & GateOptions): Promise<Publication> {
  const build = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as
    RemoteBuildInfo | ShellBuildInfo;
  const { document } = await readRegistry(store);
  const there = storedVersionIn(document, component, build.version);
  if (there?.gate.passed) throw alreadyPublished(component, there);

  const gate = isShell(component, build)
    ? await gateShell(store, document, build, { ...options, folder })
    : await gateRemote(store, document, component, { build, folder }, options);
  const publishedAt = new Date().toISOString();
  const record = async (verdict: Pick<Published, 'gate' | 'isUploading'>) => {
    const published = { publishedAt, by, ...verdict };
    const change = await changeRegistry(store, null, (now) =>
      isShell(component, build)
        ? publishShell(now, { ...shellVersion(build), ...published })
        : publishRemote(now, component, {
            ...remoteBuild(build),
            ...published,
            entry: `/${component}/${build.version}/remoteEntry.js`,
          }),
    );
    await removeDropped(store, change);
  };
  // Two people who publish the same name must not write into one another's files.
  await record({
    gate: { ...gate, passed: false, problems: ['Its files are not all there.'] },
    isUploading: true,
  });
  await upload(store, folder, folderOf(component, build.version));
  await record({ gate });
  return { part: component, version: build.version, gate };
}

function isShell(component: string, _build: RemoteBuildInfo | ShellBuildInfo): _build is ShellBuildInfo {
  return component === 'shell';
}

/** A published version, if the registry keeps it. */
export function storedVersionIn(document: RegistryDocument, component: string, version: string) {
  const versions =
    component === 'shell' ? document.shell.versions : (document.remotes[component]?.versions ?? {});
  return Object.hasOwn(versions, version) ? versions[version] : undefined;
}

function shellVersion({ version, contract }: ShellBuildInfo): Pick<ShellVersion, 'version' | 'contract'> {
  return { version, contract };
}

/** The registry keeps what servers need; what only the gate asks for stays in `build.json`. */
function remoteBuild({
  messages: _messages,
  carries: _carries,
  firstUseBytes: _firstUseBytes,
  ...build
}: RemoteBuildInfo): RemoteBuild {
  return build;
}

async function upload(store: Store, folder: string, to: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  // Who finds build.json finds all of it.
  const inOrder = [...files.filter((file) => file !== 'build.json'), 'build.json'];
  for (const file of inOrder) {
    const key = `${to}/${file}`;
    await store.write(key, await readFile(path.join(folder, file)), fileHeaders(key));
  }
}
