/**
 * Whether slow connections keep shoppers out: 500 of them send a byte of a header each second to the document server,
 * and open again when they are closed, while one shopper loads pages. `npm run test:sockets`. Fails when a page took
 * more than 2 s, or when a slow connection stayed open for more than 5 s after its time for headers.
 */
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import { startStack } from './stack';

const connections = Number(process.env['SLOW_CONNECTIONS'] ?? 500);
const seconds = Number(process.env['SLOW_SECONDS'] ?? 30);
const headersTimeoutMs = 5_000;
const maxPageMs = 2_000;
/** The server looks for late headers every 2 s; the rest is for a busy machine. */
const maxOpenMs = headersTimeoutMs + 5_000;
const pages = ['/', '/products', '/en', '/cart', '/en/products', '/api/main/category'];

/** Connections that never finish their headers, each opened again when it is closed. */
class SlowConnections {
  readonly figures = { closed: 0, maxMs: 0 };
  /** When each was connected; null: not yet. */
  private readonly open = new Map<Socket, number | null>();
  private isOver = false;

  constructor(
    private readonly host: string,
    private readonly port: number,
    count: number,
  ) {
    for (let index = 0; index < count; index += 1) this.begin();
  }

  stop(): void {
    this.isOver = true;
    for (const [socket, connectedAt] of this.open) {
      this.measure(connectedAt);
      socket.destroy();
    }
  }

  private measure(connectedAt: number | null): void {
    if (connectedAt !== null) this.figures.maxMs = Math.max(this.figures.maxMs, Date.now() - connectedAt);
  }

  private begin(): void {
    const socket = connect({ host: this.host, port: this.port });
    this.open.set(socket, null);
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\nx-slow: ');
    const drip = setInterval(() => socket.write('a'), 1_000);
    socket.once('connect', () => this.open.set(socket, Date.now()));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      const connectedAt = this.open.get(socket) ?? null;
      this.open.delete(socket);
      if (this.isOver) return;
      if (connectedAt !== null) this.figures.closed += 1;
      this.measure(connectedAt);
      this.begin();
    });
    socket.resume();
  }
}

const stack = await startStack({ env: { HEADERS_TIMEOUT_MS: String(headersTimeoutMs) } });
try {
  while (!(await fetch(`${stack.url}/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 50));
  const without = await loadPages(5);
  const { hostname, port } = new URL(stack.url);
  const slow = new SlowConnections(hostname, Number(port), connections);
  const times = await loadPages(seconds);
  slow.stop();

  console.log(
    JSON.stringify(
      {
        connections,
        seconds,
        headersTimeoutMs,
        closedByServer: slow.figures.closed,
        maxConnectionMs: slow.figures.maxMs,
        withoutSlowConnections: figuresOf(without),
        withSlowConnections: figuresOf(times),
        loadAverage: Number((os.loadavg()[0] ?? 0).toFixed(1)),
      },
      null,
      2,
    ),
  );
  const isLate = slow.figures.maxMs > maxOpenMs || slow.figures.closed < connections;
  if (Math.max(...times) > maxPageMs || isLate) process.exitCode = 1;
} finally {
  await stack.stop();
}

/** Milliseconds of each page, one after the other, each over a connection of its own. */
async function loadPages(forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = Date.now() + forSeconds * 1_000; Date.now() < until;) {
    const begun = performance.now();
    const path = pages[times.length % pages.length] ?? '/';
    const answer = await fetch(`${stack.url}${path}`, { headers: { connection: 'close' } });
    await answer.text();
    if (!answer.ok) throw new Error(`${String(answer.status)} ${path}`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
}

function figuresOf(times: number[]): object {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { pages: times.length, p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
