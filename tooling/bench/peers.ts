/**
 * Measures the list of products beside others, in turns on the same machine: a static page with the same list, a bare server
 * of the same bytes and, where its source folder is given, the webpack federation reference shop.
 * `npm run bench:peers [-- --reference <folder of tractor-store-react>] [--write]`, with `BENCH_RUNS` runs of each (5).
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import autocannon from 'autocannon';
import { startStack } from '../stack';
import { root } from '../root';
import { measureOnce, mediansOf, type PageFigures } from './lighthouse';
import { loadAverage, measuredNow, writeFigures } from './measured';

interface Peer {
  name: string;
  url: string;
}
interface Served {
  url: string;
  close: () => void;
}

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const argument = process.argv.indexOf('--reference');
const reference = argument > 0 ? process.argv[argument + 1] : undefined;
/** The address that the reference builds into its pages. */
const referencePort = 8081;
const compressed = promisify(brotliCompress);

const loadAtStart = loadAverage();
const stack = await startStack({ dataDir: path.join(root, '.cache/bench-data') });
const closing: (() => void | Promise<void>)[] = [() => stack.stop()];
try {
  const list = `${stack.url}/products`;
  // A kept page, as nearly every visitor gets it.
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(list)).text();
  const fixed = await serveStatic(await (await fetch(list)).text(), stack.url);
  closing.push(fixed.close);
  const peers: Peer[] = [
    { name: 'this shop, `/products`', url: list },
    { name: 'the same list as a static page without scripts', url: `${fixed.url}/products` },
  ];
  if (reference !== undefined) {
    const built = await buildReference(reference);
    closing.push(built.close);
    peers.push({ name: 'tractor-store-react, its list', url: `${built.url}/products` });
  }
  const pages = pagesTable(await inTurns(peers));
  const answers = await answersTable([
    { name: 'this shop, a kept list', url: list },
    { name: 'a bare server of the same bytes', url: `${fixed.url}/products` },
  ]);
  const measured = await measuredNow({
    command: `BENCH_RUNS=${String(runs)} npm run bench:peers`,
    benchmarkIndex: pages.benchmarkIndex,
    loadAtStart,
  });
  const text = `${pages.table}\n\n${answers}\n\nMedians of ${String(runs)}: ${measured}`;
  console.log(`\n${text}`);
  if (process.argv.includes('--write')) await writeFigures('peers', text);
} finally {
  for (const close of closing.reverse()) await close();
}

/** Each page once in every round, so that a machine that slows down slows all of them. */
async function inTurns(peers: readonly Peer[]): Promise<{ name: string; figures: PageFigures }[]> {
  const taken = peers.map(({ name, url }) => ({ name, url, figures: [] as PageFigures[] }));
  for (let round = 0; round < runs; round += 1) {
    for (const { name, url, figures } of taken) {
      const once = await measureOnce(url);
      figures.push(once);
      console.log(
        `${name}: ${String(once.scores.performance)}, LCP ${String(once.lcpMs)} ms, TBT ${String(once.tbtMs)} ms`,
      );
    }
  }
  return taken.map(({ name, figures }) => ({ name, figures: mediansOf(figures) }));
}

function pagesTable(rows: readonly { name: string; figures: PageFigures }[]) {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  const table = [
    '| page | performance | first paint | largest paint | blocking time |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, figures: { scores, fcpMs, lcpMs, tbtMs } }) =>
        `| ${name} | ${String(scores.performance)} | ${seconds(fcpMs)} | ${seconds(lcpMs)} | ${String(tbtMs)} ms |`,
    ),
  ].join('\n');
  return { table, benchmarkIndex: rows[0]?.figures.benchmarkIndex ?? NaN };
}

async function answersTable(peers: readonly Peer[]): Promise<string> {
  const rows: string[] = [];
  for (const { name, url } of peers) {
    const { requests, latency, non2xx, errors } = await autocannon({
      url,
      connections: 50,
      duration: 8,
      headers: { 'accept-encoding': 'br' },
    });
    if (non2xx + errors > 0) throw new Error(`${String(non2xx + errors)} answers of ${url} were no page.`);
    rows.push(`| ${name} | ${requests.average.toFixed(0)} | ${String(latency.p99)} ms |`);
  }
  return ['| brotli, 50 connections | pages a second | p99 |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The page as it was sent, without its scripts; what it links to comes from the shop. */
async function serveStatic(page: string, shop: string): Promise<Served> {
  const html = page
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll('media="not all"', '');
  const bytes = await compressed(Buffer.from(html));
  return serve(0, (request, answer) => {
    if (request.url === '/products') {
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': bytes.length,
      });
      answer.end(bytes);
      return;
    }
    http
      .get(`${shop}${request.url ?? '/'}`, { headers: request.headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      })
      .on('error', () => answer.writeHead(502).end());
  });
}

/** Builds a copy by the reference's own command, and serves it compressed, each page by its one document. */
async function buildReference(folder: string): Promise<Served> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'reference-'));
  await cp(folder, copy, { recursive: true });
  for (const args of [
    ['install', '--ignore-scripts', '--no-audit'],
    ['run', 'build:local'],
  ]) {
    const { status } = spawnSync('npm', args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in the reference's folder.`);
  }
  const dist = path.join(copy, 'dist');
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.webp': 'image/webp',
  };
  const server = await serve(referencePort, (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isFile = path.extname(pathname) !== '';
    const file = path.join(dist, isFile ? path.normalize(pathname) : 'index.html');
    void readFile(file)
      .then(async (content) => {
        answer.writeHead(200, {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          'content-encoding': 'br',
        });
        answer.end(await compressed(content));
      })
      .catch(() => answer.writeHead(404).end());
  });
  return {
    url: server.url,
    close() {
      server.close();
      void rm(copy, { recursive: true, force: true });
    },
  };
}

function serve(port: number, answer: http.RequestListener): Promise<Served> {
  const server = http.createServer(answer);
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const own = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://localhost:${String(own)}`, close: () => server.close() });
    });
  });
}
