import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../shared/src/contracts/registry';
import { deployFolder, remotes } from './apps';
import type { RemoteBuildInfo } from './build-info';
import { root } from './webpack';

/**
 * Writes `registry.json`: each remote's version as built from these sources. Addresses are
 * `${ORIGIN}/<name>/<version>/remoteEntry.js`, the origin filled in by the document server's configuration.
 */
export async function writeRegistry(versions: Record<string, string>): Promise<void> {
  const registry: Registry = { schema: 1, remotes: {} };
  for (const { name } of remotes) {
    const version = versions[name];
    if (!version) throw new Error(`Nobody said which version of ${name} was built.`);
    const file = path.join(root, deployFolder, 'remotes', name, version, 'build.json');
    const info = JSON.parse(await readFile(file, 'utf8')) as RemoteBuildInfo;
    registry.remotes[name] = { ...info, entry: `/${name}/${version}/remoteEntry.js` };
  }
  const target = path.join(root, deployFolder, 'registry.json');
  await writeFile(`${target}.new`, JSON.stringify(registry, null, 2));
  await rename(`${target}.new`, target);
}
