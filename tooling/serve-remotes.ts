/**
 * Serves the published remotes from one origin, also those that are published while it runs: immutable versioned
 * folders, precompressed, for any page to load. A stand-in for the static host or CDN that teams deploy to.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { deployFolder } from './apps';
import { createRemoteFiles } from './remote-files';
import { root } from './root';
import { portOf, ports } from './shop-ports.mjs';

const host = process.env['HOST'] ?? '127.0.0.1';
const folder = path.resolve(process.env['REGISTRY_STORE'] ?? path.join(root, deployFolder), 'remotes');

try {
  // Before the first remote is published there is no folder, and it may be the next one.
  await mkdir(folder, { recursive: true });
  const app = await createRemoteFiles(folder);
  const port = portOf(ports.remotes);
  await app.listen({ port, host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  console.log(JSON.stringify({ ready: true, port }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
