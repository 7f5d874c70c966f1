import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  changeRegistry,
  folderOf,
  mapsFolderOf,
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

/** A built version in its folder, and what it is tested with. */
interface Built extends GateOptions {
  store: Store;
  part: string;
  folder: string;
}

/** What the contract gate says of a built version, without publishing it. */
export async function verdictOf(
  { store, part: component, folder, ...options }: Built,
  document: RegistryDocument,
): Promise<GateVerdict> {
  const build = await readBuild(folder);
  return isShell(component, build)
    ? gateShell(store, document, build, { ...options, folder })
    : gateRemote(store, document, component, { build, folder }, options);
}

async function readBuild(folder: string): Promise<RemoteBuildInfo | ShellBuildInfo> {
  return JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as
    RemoteBuildInfo | ShellBuildInfo;
}

/**
 * Adds a built version to the store and the registry: runs the gate, reserves the name, uploads the files, and then
 * writes the verdict that makes it promotable. A version that the gate refuses stays in the registry with its verdict.
 * @throws ReleaseRefused when the version was already published
 */
export async function publish({ by, ...built }: Built & { by: string }): Promise<Publication> {
  const { store, part: component, folder } = built;
  const build = await readBuild(folder);
  const { document } = await readRegistry(store);
  const there = storedVersionIn(document, component, build.version);
  if (there?.gate.passed) throw alreadyPublished(component, there);

  const gate = await verdictOf(built, document);
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
  // Reserve the name first, so that two people who publish the same version do not mix their files.
  await record({
    gate: { ...gate, passed: false, problems: ['Its upload is not complete.'] },
    isUploading: true,
  });
  await upload(store, folder, component, build.version);
  await record({ gate });
  return { part: component, version: build.version, gate };
}

function isShell(component: string, _build: RemoteBuildInfo | ShellBuildInfo): _build is ShellBuildInfo {
  return component === 'shell';
}

/** A published version, if the registry still has it. */
export function storedVersionIn(document: RegistryDocument, component: string, version: string) {
  const versions =
    component === 'shell' ? document.shell.versions : (document.remotes[component]?.versions ?? {});
  return Object.hasOwn(versions, version) ? versions[version] : undefined;
}

function shellVersion({ version, contract }: ShellBuildInfo): Pick<ShellVersion, 'version' | 'contract'> {
  return { version, contract };
}

/** The registry stores what servers need; what only the gate needs stays in `build.json`. */
function remoteBuild({
  messages: _messages,
  carries: _carries,
  firstUseBytes: _firstUseBytes,
  ...build
}: RemoteBuildInfo): RemoteBuild {
  return build;
}

async function upload(store: Store, folder: string, component: string, version: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  // Last, so that a version with build.json is complete.
  const inOrder = [...files.filter((file) => file !== 'build.json'), 'build.json'];
  for (const file of inOrder) {
    const to = file.endsWith('.map') ? mapsFolderOf(component, version) : folderOf(component, version);
    const key = `${to}/${file}`;
    await store.write(key, await readFile(path.join(folder, file)), fileHeaders(key));
  }
}
