import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry, folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { promote, publishRemote, recordOf, rollback } from '../shell/server/registry/releases';
import type { RemoteVersion } from '../shell/server/registry/registry-document';
import { integrityOf } from './integrity';
import { containerOf } from './webpack';

/** A fault in a version whose files match the hashes in the registry. */
export interface Breakage {
  /** Part of the version's name. */
  name: string;
  /** A file as it is published, given as it was built. */
  change?: (file: string, text: string, container: string) => string;
  contract?: string;
}

const who = 'failure matrix';
const now = (): string => new Date().toISOString();

/**
 * Publishes a broken copy of the live version with a passed verdict, as if the gate had missed the fault. All hashes are
 * correct, so that only the code itself fails.
 * @param deploy the registry's folder
 */
export async function publishBroken(deploy: string, remote: string, breakage: Breakage): Promise<string> {
  const store = openFolderStore(deploy);
  const { document } = await readRegistry(store);
  const record = document.remotes[remote];
  const healthy = record?.versions[record.live ?? ''];
  if (!healthy) throw new Error(`${remote} has no live version to break.`);
  const version = `${healthy.version}-${breakage.name}`;
  const broken = await writeFiles(deploy, remote, healthy, version, breakage);
  await changeRegistry(store, remote, (current) => publishRemote(current, remote, broken));
  return version;
}

export async function promoteVersion(deploy: string, remote: string, version: string): Promise<void> {
  await changeRegistry(openFolderStore(deploy), remote, (current) =>
    promote(current, remote, version, { who, at: now() }),
  );
}

export async function rollBack(deploy: string, remote: string): Promise<string> {
  const { after } = await changeRegistry(openFolderStore(deploy), remote, (current) =>
    rollback(current, remote, { who, at: now() }),
  );
  return recordOf(after, remote).live ?? '';
}

async function writeFiles(
  deploy: string,
  remote: string,
  healthy: RemoteVersion,
  version: string,
  { change = (_file, text) => text, contract = healthy.contract }: Breakage,
): Promise<RemoteVersion> {
  const from = path.join(deploy, folderOf(remote, healthy.version));
  const to = path.join(deploy, folderOf(remote, version));
  const container = containerOf(remote, version);
  const names: [string, string][] = [
    [healthy.version, version],
    [plain(healthy.version), plain(version)],
  ];
  const files = (await readdir(from, { recursive: true })).filter((file) => /\.c?js$/.test(file));
  const builtFiles = await Promise.all(
    files.map(async (file) => ({ file, built: await readFile(path.join(from, file), 'utf8') })),
  );
  const hashes: [string, string][] = [];
  for (const { file, built } of hashedFirst(builtFiles)) {
    const text = change(file, replaced(built, [...names, ...hashes]), container);
    hashes.push([integrityOf(built), integrityOf(text)]);
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), text);
  }
  const rehashed = (integrity: string) => replaced(integrity, hashes);
  const rehashedEach = (files: typeof healthy.preload) =>
    files.map((file) => ({ ...file, integrity: rehashed(file.integrity) }));
  const rehashedAll = (byName: Record<string, typeof healthy.preload> = {}) =>
    Object.fromEntries(Object.entries(byName).map(([name, files]) => [name, rehashedEach(files)]));
  return {
    ...healthy,
    version,
    container,
    contract,
    entry: replaced(healthy.entry, names),
    integrity: rehashed(healthy.integrity),
    preload: rehashedEach(healthy.preload),
    pageFiles: rehashedAll(healthy.pageFiles),
    wordFiles: rehashedAll(healthy.wordFiles),
    pageWordFiles: Object.fromEntries(
      Object.entries(healthy.pageWordFiles ?? {}).map(([page, files]) => [page, rehashedAll(files)]),
    ),
    widgetFiles: rehashedAll(healthy.widgetFiles),
    widgetWordFiles: Object.fromEntries(
      Object.entries(healthy.widgetWordFiles ?? {}).map(([widget, files]) => [widget, rehashedAll(files)]),
    ),
    node: healthy.node && { ...healthy.node, integrity: rehashed(healthy.node.integrity) },
    publishedAt: now(),
    by: who,
    gate: { passed: true, at: now(), against: [], smoke: false, problems: [] },
  };
}

/** Files hold the hashes of what they load, so each comes after those that it names. */
function hashedFirst<File extends { built: string }>(files: readonly File[]): File[] {
  const ordered = new Set<File>();
  const hashes = files.map((file) => ({ file, hash: integrityOf(file.built) }));
  const add = (file: File): void => {
    if (ordered.has(file)) return;
    for (const { file: named, hash } of hashes) if (file.built.includes(hash)) add(named);
    ordered.add(file);
  };
  files.forEach(add);
  return [...ordered];
}

const plain = (version: string): string => version.replace(/[^a-zA-Z0-9]/g, '_');

function replaced(text: string, pairs: [string, string][]): string {
  return pairs.reduce((changed, [old, fresh]) => changed.replaceAll(old, fresh), text);
}
