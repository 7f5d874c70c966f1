/**
 * Measures lists, facets, searches and suggestions in a catalogue of a given size, over eight connections:
 * `npm run bench:catalogue -- --products 1000000`. It creates a PostgreSQL database and drops it at the end. `--embedded`
 * measures the embedded database instead, `--database <address>` measures an existing filled database, and `--keep`
 * does not drop the created one and prints its address. It builds the backend first and prints the load average.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startChild } from '../child';
import { openOwnDatabase } from '../deploys/own-database';
import { freePorts } from '../free-ports';
import { root } from '../root';
import { questionsFor, type Questions } from './catalogue-questions';

const CONNECTIONS = 8;
const WARM_UP = 60;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '300' },
    embedded: { type: 'boolean', default: false },
    database: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const backend = path.join(root, 'backend');
const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-catalogue-'));
const own = options.embedded || options.database ? null : await openOwnDatabase();
const database = options.database ?? own?.url;
if (!database && !options.embedded)
  throw new Error('No PostgreSQL answers; --embedded measures without one.');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  DATA_DIR: path.join(folder, 'data'),
  LOG_LEVEL: 'warn',
  // The value that docs/operations.md recommends when database and backend share the machine.
  DATABASE_CONNECTIONS: String(2 * os.availableParallelism()),
  // The database is measured, not the memory in front of it.
  PUBLIC_ANSWERS_MB: '0',
  ...(database && { DATABASE_URL: database }),
};
try {
  run(['build.mjs']);
  if (!options.database) run(['dist/seed.js', '--products', options.products]);
  await measureAll();
} finally {
  if (own && options.keep) console.log(`Kept: --database ${own.url}`);
  else await own?.drop();
  await rm(folder, { recursive: true, force: true });
}

function run(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: backend, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(status)}.`);
}

async function measureAll(): Promise<void> {
  const [port = 0] = await freePorts(1);
  const server = await startChild({
    name: 'backend',
    command: process.execPath,
    args: ['dist/server.js'],
    cwd: backend,
    env: { ...env, BACKEND_PORT: String(port) },
    logFolder: path.join(folder, 'logs'),
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const shop = `http://127.0.0.1:${String(port)}`;
    const asked = await questionsFor(shop, Number(options.questions));
    for (const { addresses } of asked) await ask(shop, addresses.slice(-WARM_UP), agent);
    console.log(`\n| asked | p50 | p95 | slowest | wanted, p95 |\n| --- | --- | --- | --- | --- |`);
    for (const questions of asked) report(questions, await ask(shop, questions.addresses, agent));
    const load = (os.loadavg()[0] ?? 0).toFixed(1);
    console.log(
      `\n${options.questions} questions of each kind, ${String(CONNECTIONS)} connections; load average ${load} at the end.`,
    );
  } finally {
    agent.destroy();
    await server.stop();
  }
}

interface Answered {
  address: string;
  ms: number;
}

function report({ kind, p95Ms }: Questions, answered: Answered[]): void {
  const sorted = answered.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)]?.ms ?? 0;
  const slowest = sorted.at(-1);
  if (at(0.95) > p95Ms) process.exitCode = 1;
  const cells = [kind, at(0.5).toFixed(1), at(0.95).toFixed(1), slowest?.ms.toFixed(0), p95Ms];
  console.log(`| ${cells.join(' | ')} |`);
  if (process.env['BENCH_SLOWEST'])
    for (const slow of sorted.slice(-5)) console.log(`  ${slow.ms.toFixed(0)} ms ${slow.address}`);
}

/** Each connection sends its next request as soon as it has a response. */
async function ask(shop: string, addresses: string[], agent: http.Agent): Promise<Answered[]> {
  const waiting = [...addresses];
  const answered: Answered[] = [];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const begun = performance.now();
      await read(`${shop}${address}`, agent);
      answered.push({ address, ms: performance.now() - begun });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return answered;
}

function read(address: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${address} answers ${String(answer.statusCode)}.`));
        });
      })
      .on('error', reject);
  });
}
