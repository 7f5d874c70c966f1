/**
 * Measures how fast the document server renders and sends pages: `npm run bench:render -- <address of a running shop>`.
 * Run it on an idle machine; it prints the load average.
 */
import http from 'node:http';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

const promised = { drawnP50Ms: 10, drawnP95Ms: 40, keptPerSecond: 2_000 };
const rounds = 4;
/** Longer than the server reuses a backend response, so that it fetches every product again. */
const sharedAnswersMs = 2_500;

const url = process.argv[2];
if (!url) throw new Error('Say where the shop is: npm run bench:render -- http://localhost:3000');

const load = (os.loadavg()[0] ?? 0).toFixed(1);
const slugs = await slugsOf(url);
await drawnTimes(slugs, 1);
const times = await drawnTimes(slugs, rounds);
const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
console.log(
  `A product page that nobody asked for before, whole and compressed, ${String(times.length)} one after another: p50 ${p50.toFixed(1)} ms (${String(promised.drawnP50Ms)} promised), p95 ${p95.toFixed(1)} ms (${String(promised.drawnP95Ms)} promised)`,
);
const perSecond = await cachedPages(`${url}/products/${slugs[0] ?? ''}`);
console.log(
  `The same page again and again, brotli, 20 connections: ${perSecond.toFixed(0)} a second (${String(promised.keptPerSecond)} promised)`,
);
console.log(`Load average at the start: ${load}`);
if (p50 > promised.drawnP50Ms || p95 > promised.drawnP95Ms || perSecond < promised.keptPerSecond)
  process.exitCode = 1;

async function slugsOf(shop: string): Promise<string[]> {
  const answer = (await (await fetch(`${shop}/api/main/product/public?limit=100&page=1`)).json()) as {
    data?: { data?: { seoSlug: string }[] };
  };
  const found = answer.data?.data?.map(({ seoSlug }) => seoSlug) ?? [];
  if (found.length === 0) throw new Error('The shop has no product to measure.');
  return found;
}

/** Each request has a unique address, so that no page comes from the render cache. */
async function drawnTimes(products: string[], times: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true });
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await pause(sharedAnswersMs);
    for (const slug of products) {
      const begun = performance.now();
      await read(`${url ?? ''}/products/${slug}?v=${String(begun)}`, agent);
      taken.push(performance.now() - begun);
    }
  }
  agent.destroy();
  return taken;
}

function read(address: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${address} answers ${String(answer.statusCode)}.`));
        });
      })
      .on('error', reject);
  });
}

async function cachedPages(address: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: address,
    connections: 20,
    duration: 8,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx + errors > 0) throw new Error(`${String(non2xx + errors)} answers were no page.`);
  return requests.average;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
