import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry, folderOf, readRegistry } from '../../shell/server/registry/change-registry';
import { openFolderStore } from '../../shell/server/registry/folder-store';
import { publishShell } from '../../shell/server/registry/releases';
import type { BuiltFile, ShellBuildInfo } from '../build-info';
import { integrityOf } from '../integrity';

/** Publishes a copy of the live shell under another version, like a second build of the same sources. */
export async function publishShellCopy(deploy: string, suffix: string): Promise<string> {
  const store = openFolderStore(deploy);
  const { document } = await readRegistry(store);
  const live = document.shell.versions[document.shell.live ?? ''];
  if (!live) throw new Error('The shop has no live shell to copy.');
  const version = `${live.version}-${suffix}`;
  const to = path.join(deploy, folderOf('shell', version));
  // A copy and no links, because the loop below rewrites the files.
  await cp(path.join(deploy, folderOf('shell', live.version)), to, { recursive: true });
  for (const file of await readdir(to, { recursive: true })) {
    const place = path.join(to, file);
    if (/\.(br|gz|map)$/.test(file)) await rm(place);
    else if (/\.(c?js|json)$/.test(file)) {
      const text = await readFile(place, 'utf8');
      await writeFile(place, text.replaceAll(live.version, version));
    }
  }
  await rehash(to);
  const at = new Date().toISOString();
  await changeRegistry(store, 'shell', (current) =>
    publishShell(current, { ...live, version, publishedAt: at, by: 'deploy run' }),
  );
  return version;
}

async function rehash(folder: string): Promise<void> {
  const file = path.join(folder, 'build.json');
  const build = JSON.parse(await readFile(file, 'utf8')) as ShellBuildInfo;
  const hashed = async (one: BuiltFile): Promise<BuiltFile> => {
    const content = await readFile(path.join(folder, one.path));
    return { ...one, integrity: integrityOf(content) };
  };
  const scripts = await Promise.all(build.scripts.map(hashed));
  const render = await hashed(build.render);
  await writeFile(file, JSON.stringify({ ...build, scripts, render }, null, 2));
}
