/**
 * Measures the public answers of a built backend with the demo shop in it: `npm run bench:answers -- [database]`, where the
 * database is the address of an empty one on a PostgreSQL server; without it, it is the embedded one. Each answer is
 * measured from the cache and without it, over 50 connections. Prints the load average before each.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { freePorts } from '../free-ports';
import { root } from '../root';

const SECONDS = 10;
const CONNECTIONS = 50;

const databaseUrl = process.argv[2];
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'storefront-answers-'));
const cwd = path.join(root, 'backend');
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEPLOYMENT: 'demo',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
};
try {
  await promisify(execFile)(process.execPath, ['dist/seed.js'], { cwd, env });
  await measure('cached', {});
  await measure('not cached', { PUBLIC_ANSWERS_MB: '0' });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(what: string, settings: Record<string, string>) {
  const [port = 0] = await freePorts(1);
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd,
    env: { ...env, ...settings, BACKEND_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('"ready"')) break;
    const origin = `http://127.0.0.1:${String(port)}/api/main`;
    const id = await firstId(`${origin}/product/public`);
    for (const [name, address] of Object.entries({
      'a list of 24': `${origin}/product/public`,
      'its facets': `${origin}/product/facets`,
      'a product by its id': `${origin}/product/${id}/public`,
    }))
      await load(`${name}, ${what}`, address, server.pid);
  } finally {
    server.kill();
    await ended;
  }
}

async function firstId(address: string): Promise<string> {
  const answer = (await (await fetch(address)).json()) as {
    message: string;
    data?: { data: { id: string }[] };
  };
  const first = answer.data?.data[0];
  if (!first) throw new Error(`The shop shows no product to measure: ${answer.message}.`);
  return first.id;
}

async function load(name: string, url: string, pid: number | undefined) {
  const average = (os.loadavg()[0] ?? 0).toFixed(1);
  await autocannon({ url, connections: CONNECTIONS, duration: 2 });
  const before = await processorMs(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${String(non2xx + errors)} requests failed.`);
  const each = ((await processorMs(pid)) - before) / requests.total;
  console.log(
    `${name}: ${requests.average.toFixed(0)} a second, p50 ${String(latency.p50)} ms, p99 ${String(latency.p99)} ms, ${each.toFixed(2)} ms of the server's processor each (load average ${average})`,
  );
}

/** What a process used of the processor, which other work on the machine changes little; 0 where Linux does not say. */
async function processorMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}
