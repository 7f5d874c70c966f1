import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** Forwarded requests, and requests that got no response. */
  figures: { passed: number; lost: string[] };
  stop: () => Promise<void>;
}

const probeIntervalMs = 100;
/** One probe may time out on a busy machine. */
const failuresUntilRemoved = 2;

/**
 * A small round-robin reverse proxy. It probes `/ready` of each replica, forwards requests to the ready ones over
 * keep-alive connections, and never retries.
 */
export async function startBalancer(targets: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const ready = new Set<number>();
  const failedProbes = new Map<number, number>();
  let isStopped = false;
  const figures: Balancer['figures'] = { passed: 0, lost: [] };
  let turn = 0;

  async function probe(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${String(port)}/ready`, {
      signal: AbortSignal.timeout(2_000),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    const failures = isReady ? 0 : (failedProbes.get(port) ?? 0) + 1;
    failedProbes.set(port, failures);
    if (isReady) ready.add(port);
    else if (failures >= failuresUntilRemoved) ready.delete(port);
  }
  async function watch(port: number): Promise<void> {
    while (!isStopped) {
      await probe(port);
      await new Promise((resolve) => setTimeout(resolve, probeIntervalMs));
    }
  }
  await Promise.all(targets.map(probe));
  for (const port of targets) void watch(port);

  function recordLost(asked: IncomingMessage, reply: ServerResponse, why: string): void {
    figures.lost.push(`${String(asked.method)} ${String(asked.url)}: ${why}`);
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end();
  }

  const server = createServer((asked, reply) => {
    const among = targets.filter((port) => ready.has(port));
    const port = among[(turn += 1) % among.length];
    if (port === undefined) {
      recordLost(asked, reply, 'nobody is ready');
      return;
    }
    figures.passed += 1;
    const { connection: _own, ...headers } = asked.headers;
    const passed = request(
      { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers, agent },
      (answer) => {
        const { connection: _theirs, 'keep-alive': _idle, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, rest);
        answer.pipe(reply);
        answer.on('error', (error) => {
          // A disconnected client needs no response.
          if (!reply.destroyed) recordLost(asked, reply, `cut off: ${error.message}`);
        });
      },
    );
    passed.on('error', (error) => {
      // A disconnected client needs no response.
      if (!reply.destroyed) recordLost(asked, reply, `${error.message} at ${String(port)}`);
    });
    reply.once('close', () => {
      if (!reply.writableFinished) passed.destroy();
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    figures,
    async stop() {
      isStopped = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
