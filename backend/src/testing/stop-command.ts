import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const CLIENTS = 10;
const BEFORE_MS = 2_000;

const LOOKS_EVERY_MS = 50;

/**
 * Ten clients send requests without pause on keep-alive connections while the built server gets SIGTERM. Like a load
 * balancer, they stop using the server when its readiness check fails. Prints the outcome of the requests and fails
 * when one had no response.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'storefront-stop-'));
const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../dist/server.js')], {
  env: { ...process.env, DATA_DIR: folder, BACKEND_PORT: '0', SEED: '', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));

try {
  const port = await portOf();
  const report = { answered: 0, afterTheSignal: 0, failed: [] as string[] };
  let isStopping = false;
  let isReady = true;

  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (isReady) {
      const outcome = await ask(port, agent, '/api/main/product/public?limit=24');
      if (outcome !== 200) report.failed.push(String(outcome));
      else {
        report.answered += 1;
        if (isStopping) report.afterTheSignal += 1;
      }
    }
    agent.destroy();
  });

  await wait(BEFORE_MS);
  isStopping = true;
  server.kill('SIGTERM');
  const router = new Agent();
  while (isReady) {
    await wait(LOOKS_EVERY_MS);
    isReady = (await ask(port, router, '/ready')) === 200;
  }
  await Promise.all(clients);
  const code = await ended;
  process.stdout.write(`${JSON.stringify({ clients: CLIENTS, ...report, exitCode: code }, null, 2)}\n`);
  const isRight = report.failed.length === 0 && report.afterTheSignal > 0 && code === 0;
  process.exitCode = isRight ? 0 : 1;
} finally {
  server.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

async function portOf(): Promise<number> {
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('{"ready":true')) return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error('The server ended before it was ready.');
}

/** The status of the response, or the error. */
function ask(port: number, agent: Agent, address: string): Promise<number | string> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: address, agent }, (response) => {
      response
        .resume()
        .on('end', () => {
          resolve(response.statusCode ?? 0);
        })
        .on('error', ({ message }) => {
          resolve(message);
        });
    })
      .on('error', ({ message }) => {
        resolve(message);
      })
      .end();
  });
}
