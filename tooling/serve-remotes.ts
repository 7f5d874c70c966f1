/**
 * Serves the built remotes, each from its own origin: immutable versioned folders, precompressed, for any page to
 * load. A stand-in for the static host or CDN that each team deploys to.
 */
import path from 'node:path';
import { deployFolder, remotes } from './apps';
import { createRemoteFiles } from './remote-files';
import { root } from './root';

const host = process.env['HOST'] ?? '127.0.0.1';
const folder = path.resolve(process.env['REGISTRY_STORE'] ?? path.join(root, deployFolder), 'remotes');

try {
  const ports: Record<string, number> = {};
  for (const { name, port, portVariable } of remotes) {
    // Every origin serves every remote, so that a new remote works before it has its own.
    const app = await createRemoteFiles(folder);
    const wanted = Number(process.env[portVariable] ?? port);
    await app.listen({ port: wanted, host });
    ports[name] = wanted;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  }
  console.log(JSON.stringify({ ready: true, ports }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
