import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry, RegistryRemote, RegistryRoute } from '@storefront/shared/contracts';
import { createDocumentServer } from '../app';
import { createLogger } from '../logging';
import { readConfig } from '../config';
import type { RenderPool } from '../render/render-pool';
import { openFolderStore } from '../registry/folder-store';
import type { RegistryReader } from '../registry/reader';
import { emptyRegistry } from '../registry/registry-document';
import type { Snapshot, SnapshotRemote } from '../registry/snapshot';
import type { Store } from '../registry/store';
import type { ShellBuild } from '../shell-build';

/** A route of a live remote; by default a public page that the browser renders. */
export const aRoute = (route: Partial<RegistryRoute> & { path: string }): RegistryRoute => ({
  access: 'public',
  render: 'client',
  frame: 'full',
  cacheKeys: [],
  ...route,
});

/** The live version of a remote with these routes. */
export const aLiveRemote = (name: string, routes: RegistryRoute[]): RegistryRemote => ({
  version: '1.0.0',
  container: `mf_${name}_1_0_0`,
  entry: `http://remotes.test/${name}/1.0.0/remoteEntry.js`,
  integrity: 'sha384-none',
  contract: '2.2',
  routes,
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [],
});

/** A registry with public, hidden and private pages. */
export const aRegistry: Registry = {
  schema: 1,
  remotes: {
    catalog: aLiveRemote('catalog', [
      aRoute({ path: '', name: 'home', render: 'server' }),
      aRoute({ path: 'products', name: 'products', render: 'server' }),
      aRoute({ path: 'products/:slug', name: 'product', render: 'server' }),
      aRoute({ path: 'categories/:slug', name: 'category', render: 'server' }),
    ]),
    checkout: aLiveRemote('checkout', [aRoute({ path: 'cart', name: 'cart' })]),
    account: aLiveRemote('account', [
      aRoute({ path: 'profile/orders', name: 'orders', access: 'customer' }),
      aRoute({ path: 'profile/orders/:id', name: 'order', access: 'customer' }),
    ]),
  },
};

function aReader(
  shellFolder: string,
  shell: ShellBuild,
  remotes: Registry['remotes'],
  published: Partial<SnapshotRemote>,
  canary: string | undefined,
): RegistryReader {
  const snapshot: Snapshot = {
    ...aRegistry,
    revision: 1,
    shell: shell.version,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, { ...remote, node: null, ...published }]),
    ),
  };
  const { catalog } = snapshot.remotes;
  const withCanary: Snapshot = {
    ...snapshot,
    remotes: {
      ...snapshot.remotes,
      ...(catalog && canary !== undefined && { catalog: { ...catalog, version: canary } }),
    },
  };
  return {
    snapshot: ({ viewer }) => (canary === undefined || viewer === 'live' ? snapshot : withCanary),
    shell: () => shell,
    document: () => emptyRegistry,
    origins: () => ['http://remotes.test'],
    state: () => ({ revision: 1, shell: shell.version, problem: null, remotes: {} }),
    onServed: () => undefined,
    onChange: () => undefined,
    shellFolder,
    stop: () => undefined,
  };
}

export interface TestServer {
  app: FastifyInstance;
  stop: () => Promise<void>;
}

/** A document server in front of a backend that a test writes; `files` lie in the folder of the shell's version 1.0.0. */
export async function createTestServer({
  env = {},
  backend: extend,
  files = {},
  pool,
  remotes = aRegistry.remotes,
  published = {},
  canary,
  store,
  onLog,
}: {
  env?: NodeJS.ProcessEnv;
  backend?: (app: FastifyInstance) => void;
  files?: Record<string, string>;
  /** Draws its pages; without one, browsers do. */
  pool?: RenderPool;
  /** The remotes that are live, instead of those that every test knows. */
  remotes?: Registry['remotes'];
  /** What the registry says of the remote beside what every test knows. */
  published?: Partial<SnapshotRemote>;
  /** The version of catalog that every browser gets, beside the live one. */
  canary?: string;
  /** Where releases are changed; by default an empty one. */
  store?: Store;
  /** Gets each line of its log. */
  onLog?: (line: string) => void;
} = {}): Promise<TestServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'document-server-'));
  const version = path.join(folder, 'shell/1.0.0');
  const render = { path: 'server/render.cjs', integrity: 'sha384-none' };
  const build = { version: '1.0.0', scripts: [], early: [], render };
  for (const [name, text] of Object.entries({ 'build.json': JSON.stringify(build), ...files })) {
    await mkdir(path.dirname(path.join(version, name)), { recursive: true });
    await writeFile(path.join(version, name), text);
  }
  const backend = Fastify();
  extend?.(backend);
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.server.address() as AddressInfo;
  const app = await createDocumentServer({
    config: readConfig({
      LOG_LEVEL: 'silent',
      BACKEND_URL: `http://127.0.0.1:${String(port)}`,
      REMOTE_ORIGINS: '*=http://remotes.test',
      ...env,
    }),
    registry: aReader(path.join(folder, 'shell'), build, remotes, published, canary),
    store: store ?? openFolderStore(folder),
    pool,
    ...(onLog && { logger: createLogger('info', { write: onLog }) }),
  });
  return {
    app,
    async stop() {
      await app.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
