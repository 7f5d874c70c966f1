/**
 * A whole shop for tests: free ports, a temporary folder, its own database. Prints its addresses as one line of JSON
 * and ends what it started when it is told to end (SIGTERM, SIGINT, or its input closed).
 * `tsx tooling/stack.ts [--keep <folder>]`
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkBuilt } from './copy-versions';
import { freePorts } from './free-ports';
import { startShop, type Shop } from './shop';
import { root } from './root';

export interface Stack extends Shop {
  dataDir: string;
  /** The folder of its registry. */
  registry: string;
}

/**
 * A data folder with the demo shop in it, for stacks that begin with a copy: filling one takes ten seconds. One with a
 * name is filled once, and is there only when it is full.
 */
export async function fillFolder(named?: string): Promise<string> {
  if (named && existsSync(named)) return named;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-filled-'));
  const env = { ...process.env, NODE_ENV: 'production', DEPLOYMENT: 'demo', DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['dist/seed.js'], { cwd: path.join(root, 'backend'), env });
  if (!named) return folder;
  await rename(folder, named);
  return named;
}

/** Starts what is built; `env` is passed to every program. */
export async function startStack({
  env = {},
  dataDir,
  filled,
  ...others
}: {
  env?: NodeJS.ProcessEnv;
  dataDir?: string;
  /** What `fillFolder` made, when it is there. */
  filled?: string | undefined;
  deploy?: string;
  remoteOrigins?: Record<string, string>;
} = {}): Promise<Stack> {
  const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'storefront-')));
  if (filled && existsSync(filled)) await cp(filled, folder, { recursive: true });
  const { deploy = path.join(folder, 'registry') } = others;
  if (others.deploy === undefined) await linkBuilt(deploy);
  const [shell = 0, backend = 0, payments = 0, inbox = 0, smtp = 0, remotes = 0] = await freePorts(6);
  const shop = await startShop({
    ports: {
      shell,
      backend,
      payments,
      inbox,
      smtp,
      remotes,
    },
    dataDir: folder,
    // A machine that runs browsers and builds beside the shop takes its time.
    env: { LOG_LEVEL: 'warn', RENDER_TIMEOUT_MS: '6000', ...env },
    ...others,
    deploy,
  });
  return {
    ...shop,
    dataDir: folder,
    registry: deploy,
    async stop() {
      await shop.stop();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const keep = process.argv.indexOf('--keep');
  const dataDir = keep > 0 ? process.argv[keep + 1] : undefined;
  const stack = await startStack(dataDir ? { dataDir: path.resolve(dataDir) } : {});
  const { url, backendUrl, paymentsUrl, inboxUrl } = stack;
  console.log(
    JSON.stringify({
      ready: true,
      url,
      backendUrl,
      paymentsUrl,
      inboxUrl,
      dataDir: stack.dataDir,
      registry: stack.registry,
    }),
  );
  const stop = () => void stack.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
