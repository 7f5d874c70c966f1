/**
 * Tests that shoppers notice no rolling restart (`npm run test:rolling-restart`). Shoppers browse and buy behind
 * balancers that probe /ready, while two backends and two document servers are restarted one after the other. The run
 * needs PostgreSQL, and counts in Redis if one responds. It fails when a request is lost.
 */
import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startChild, type Child } from '../child';
import { linkBuilt } from '../copy-versions';
import { freePorts } from '../free-ports';
import { root } from '../root';
import { startBalancer, type Balancer } from './balancer';
import { openOwnDatabase } from './own-database';
import { newTally, shop } from './shopper';

const rounds = Number(process.env['ROLLING_ROUNDS'] ?? 2);
const shoppers = Number(process.env['ROLLING_SHOPPERS'] ?? 20);
const drainMs = 2_000;
const replicas = 2;

/** One process that can be restarted on its port. */
interface Replica {
  name: string;
  port: number;
  begin: () => Promise<Child>;
  child?: Child;
}

const opened = await openOwnDatabase();
if (!opened) {
  console.error('No PostgreSQL answers on 127.0.0.1:5432; TEST_DATABASE_URL names another.');
  process.exit(1);
}
const database = opened;
const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-rolling-'));
const registry = path.join(folder, 'registry');
const redisUrl = (await answers(6379)) ? 'redis://127.0.0.1:6379' : null;
const others: Child[] = [];
const balancers: Balancer[] = [];
const all: Replica[] = [];

try {
  await linkBuilt(registry);
  const [payments = 0, inbox = 0, smtp = 0, remotes = 0, ...ports] = await freePorts(4 + 2 * replicas);
  const backendPorts = ports.slice(0, replicas);
  const documentPorts = ports.slice(replicas);

  others.push(
    await start('sandbox', 'sandbox', ['dist/server.js'], {
      SANDBOX_PORT: String(payments),
      SANDBOX_INBOX_PORT: String(inbox),
      SANDBOX_SMTP_PORT: String(smtp),
      SANDBOX_DATA_DIR: path.join(folder, 'inbox'),
    }),
    await start('remotes', '.', ['--import', 'tsx', 'tooling/serve-remotes.ts'], {
      REGISTRY_STORE: registry,
      REMOTES_PORT: String(remotes),
    }),
  );
  const backends = backendPorts.map((port, index) =>
    aReplica(`backend-${String(index + 1)}`, port, 'backend', {
      BACKEND_PORT: String(port),
      DATABASE_URL: database.url,
      ...(redisUrl !== null && { REDIS_URL: redisUrl }),
      SMTP_URL: `smtp://127.0.0.1:${String(smtp)}`,
      SEED: 'demo',
    }),
  );
  // The first backend seeds the shop.
  for (const replica of backends) await begin(replica);
  const toBackends = await startBalancer(backendPorts);
  balancers.push(toBackends);
  const documents = documentPorts.map((port, index) =>
    aReplica(`document-server-${String(index + 1)}`, port, 'shell', {
      SHELL_PORT: String(port),
      BACKEND_URL: toBackends.url,
      REGISTRY_STORE: registry,
      REGISTRY_CACHE: path.join(folder, `cache-${String(index + 1)}`),
      REMOTE_ORIGINS: `*=http://localhost:${String(remotes)}`,
    }),
  );
  for (const replica of documents) await begin(replica);
  const toDocuments = await startBalancer(documentPorts);
  balancers.push(toDocuments);

  await restartAll([...backends, ...documents], toDocuments.url);
} finally {
  for (const { child } of [...all].reverse()) await child?.stop();
  for (const child of others.reverse()) await child.stop();
  for (const balancer of balancers) await balancer.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}

async function restartAll(replicated: Replica[], url: string): Promise<void> {
  const tally = newTally();
  const startedAt = Date.now();
  let isOver = false;
  const crowd = Array.from({ length: shoppers }, (_, index) =>
    shop(url, index, tally, () => isOver).catch((error: unknown) => {
      tally.failures.push(`a shopper gave up: ${String(error)}`);
    }),
  );
  const took: string[] = [];
  try {
    await wait(3_000);
    for (let round = 0; round < rounds; round += 1) {
      for (const replica of replicated) {
        const begun = Date.now();
        await replica.child?.stop();
        const stopped = Date.now();
        await begin(replica);
        took.push(
          `${replica.name}: stopped in ${String(stopped - begun)} ms, ready after ${String(Date.now() - stopped)} ms`,
        );
        // Every balancer must have probed this replica as ready before the next one stops.
        await wait(500);
      }
    }
    await wait(2_000);
  } finally {
    isOver = true;
  }
  await Promise.all(crowd);

  const lost = balancers.flatMap(({ figures }) => figures.lost);
  const times = tally.pageMs.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  for (const line of took) console.log(line);
  console.log(
    JSON.stringify(
      {
        shoppers,
        seconds: Math.round((Date.now() - startedAt) / 1_000),
        restarts: took.length,
        redis: redisUrl !== null,
        requests: Object.fromEntries(
          balancers.map(({ figures }, index) => [index === 0 ? 'toBackends' : 'toDocuments', figures.passed]),
        ),
        pageViews: tally.pageViews,
        files: tally.files,
        orders: tally.orders,
        conflicts: tally.conflicts,
        pageP50Ms: at(0.5),
        pageP95Ms: at(0.95),
        pageMaxMs: at(1),
        lost: lost.length,
        failures: tally.failures.length,
        loadAverage: Number((os.loadavg()[0] ?? 0).toFixed(1)),
      },
      null,
      2,
    ),
  );
  for (const failure of [...new Set([...lost, ...tally.failures])].slice(0, 20)) console.log(`  ${failure}`);
  if (lost.length > 0 || tally.failures.length > 0 || tally.orders === 0) process.exitCode = 1;
}

function aReplica(name: string, port: number, cwd: string, env: Record<string, string>): Replica {
  const replica: Replica = { name, port, begin: () => start(name, cwd, ['dist/server.js'], env) };
  all.push(replica);
  return replica;
}

async function begin(replica: Replica): Promise<void> {
  replica.child = await replica.begin();
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) {
    const { ok } = await fetch(`http://127.0.0.1:${String(replica.port)}/ready`);
    if (ok) return;
  }
  throw new Error(`${replica.name} was not ready within a minute.`);
}

function start(name: string, cwd: string, args: string[], own: Record<string, string>): Promise<Child> {
  return startChild({
    name,
    command: process.execPath,
    args,
    cwd: path.join(root, cwd),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEPLOYMENT: 'demo',
      DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
      // Rendering is slow on a machine that runs all processes at once.
      RENDER_TIMEOUT_MS: '6000',
      DRAIN_MS: String(drainMs),
      ...own,
    },
    logFolder: path.join(folder, 'logs'),
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const end = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => {
        end(true);
      })
      .once('timeout', () => {
        end(false);
      })
      .once('error', () => {
        end(false);
      });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
