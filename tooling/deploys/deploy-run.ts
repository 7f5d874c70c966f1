/**
 * Tests that shoppers notice no deployment (`npm run test:deploy`). Twenty shoppers and two browsers browse and buy at two
 * document servers for a minute, while every part of the shop is promoted and rolled back once, and a new remote is
 * created, published, released, broken, rolled back and retired. The run fails when a page view fails that is not one of
 * the broken version, a cart loses a line, an open page stops working, a reload gets the wrong version, or a document
 * server sees a release later than a second after it.
 */
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import type { Envelope, Paged } from '../../shared/src/contracts/envelope';
import type { ProductCard, ProductDetail } from '../../shared/src/contracts/schemas';
import { remotes } from '../apps';
import { publishBroken } from '../broken-version';
import { chromiumPath } from '../chromium.mjs';
import { startStack, type Stack } from '../stack';
import { browse, openTab, seen, toCart, versionsIn, versionsNow, type Versions } from './browsers';
import { publishShellCopy } from './copy-shell';
import { move } from './move';
import { openOwnDatabase } from './own-database';
import { liveThroughAll, newTeam, type LifeFigures } from './remote-life';
import { startSecondServer } from './second-server';
import { newTally, shop } from './shopper';

const seconds = Number(process.env['DEPLOY_SECONDS'] ?? 60);
const shoppers = Number(process.env['DEPLOY_SHOPPERS'] ?? 20);
const limitMs = 1_000;

interface MoveFigures {
  part: string;
  /** Time until new page views of all document servers get the other version. */
  promoteMs: number;
  rollbackMs: number;
}

const tally = newTally();
const team = await newTeam();
const database = await openOwnDatabase();
const stack = await startStack(database ? { env: { DATABASE_URL: database.url } } : {});
const second = await startSecondServer(stack);
const servers = [stack.url, second.url];
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const next = await publishNext(stack.registry);
  const goods = await someGoods(stack.url);
  const { moves, life } = await underWay(stack, browser, goods, next);
  report(moves, life);
} finally {
  await browser.close();
  await second.stop();
  await team.end();
  await stack.stop();
  await database?.drop();
}

/** Publishes the same sources under new versions, each as a separate build. */
async function publishNext(registry: string): Promise<Map<string, string>> {
  const next = new Map<string, string>();
  for (const { name } of remotes) next.set(name, await publishBroken(registry, name, { name: 'next' }));
  next.set('shell', await publishShellCopy(registry, 'next'));
  return next;
}

async function underWay(
  { url, registry }: Stack,
  own: Browser,
  goods: { infoId: string; price: number }[],
  next: Map<string, string>,
): Promise<{ moves: MoveFigures[]; life: LifeFigures }> {
  const endAt = Date.now() + seconds * 1_000;
  let isMoved = false;
  const isOver = (): boolean => isMoved && Date.now() > endAt;
  const [browsing, open] = [await openTab(own, url, goods, tally), await openTab(own, url, goods, tally)];
  const crowd = [
    ...Array.from({ length: shoppers }, (_, index) =>
      shop(servers[index % servers.length] ?? url, index, tally, isOver),
    ),
    browse(browsing, tally, isOver),
  ];
  const moves: MoveFigures[] = [];
  let life: LifeFigures;
  // Its team builds it while the others release theirs.
  const publishing = team.publish(registry);
  publishing.catch(() => undefined);
  try {
    for (const [component, version] of next) {
      await open.goto('/products');
      await seen(open, 'Tất cả sản phẩm');
      const before = await versionsIn(open);
      const promoteMs = await moved(registry, ['promote', component, version], version);
      await checkOpenPage(open, before, component, version);
      const live = component === 'shell' ? before.shell : (before.remotes[component] ?? '');
      const rollbackMs = await moved(registry, ['rollback', component], live);
      await checkOpenPage(open, await versionsIn(open), component, live);
      moves.push({ part: component, promoteMs, rollbackMs });
    }
    const publishMs = await publishing;
    life = { publishMs, ...(await liveThroughAll({ registry, servers }, own, tally)) };
  } finally {
    isMoved = true;
  }
  await Promise.all(crowd);
  return { moves, life };
}

/** An open page keeps its versions during client-side navigation; a reload gets the changed version. */
async function checkOpenPage(
  page: Awaited<ReturnType<typeof openTab>>,
  before: Versions,
  component: string,
  version: string,
): Promise<void> {
  const opened = await page.evaluate(() => performance.timeOrigin);
  await toCart(page);
  const current = await versionsIn(page);
  if ((await page.evaluate(() => performance.timeOrigin)) !== opened)
    tally.failures.push(`an open page was lost when ${component} was released`);
  if (JSON.stringify(current) !== JSON.stringify(before))
    tally.failures.push(`an open page changed its versions when ${component} was released`);
  await page.goto('/products');
  await seen(page, 'Tất cả sản phẩm');
  tally.pageViews += 1;
  const now = await versionsIn(page);
  const has = component === 'shell' ? now.shell : now.remotes[component];
  if (has !== version) tally.failures.push(`a reload had ${component} ${String(has)} instead of ${version}`);
}

/** Milliseconds until all document servers have a version after a command; from then on every page view must have it. */
async function moved(registry: string, args: [string, string, string?], version: string): Promise<number> {
  const [, component] = args;
  const words = args.filter((word) => word !== undefined);
  const tookMs = await move({ registry, servers }, words);
  for (const server of servers) {
    const now = await versionsNow(server);
    const has = component === 'shell' ? now.shell : now.remotes[component];
    if (has !== version)
      tally.failures.push(`${server} had ${component} ${String(has)} after ${words.join(' ')} was seen`);
  }
  return tookMs;
}

async function someGoods(url: string): Promise<{ infoId: string; price: number }[]> {
  const ask = async <T>(path: string): Promise<T> =>
    ((await (await fetch(`${url}/api/${path}`)).json()) as Envelope<T>).data as T;
  const { data } = await ask<Paged<ProductCard>>('main/product/public?limit=12&page=1&sort=newest');
  const products = await Promise.all(
    data.map(({ seoSlug }) => ask<ProductDetail>(`main/product/get-by-seo-slug/${seoSlug}`)),
  );
  return products.flatMap(({ infos }) => infos.filter(({ stock }) => stock > 0).slice(0, 1));
}

function report(moves: MoveFigures[], life: LifeFigures): void {
  const times = tally.pageMs.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const slowest = Math.max(
    ...moves.flatMap(({ promoteMs, rollbackMs }) => [promoteMs, rollbackMs]),
    ...Object.values(life.moves),
  );
  console.log(
    `${String(shoppers)} shoppers and 2 browsers, ${String(seconds)} s, ${database ? 'PostgreSQL' : 'embedded database'}, load average ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  );
  console.log(
    `${String(tally.pageViews)} page views and ${String(tally.files)} files, p50 ${String(at(0.5))} ms, p95 ${String(at(0.95))} ms; ${String(tally.orders)} orders, ${String(tally.conflicts)} refused because goods or prices had changed`,
  );
  for (const { part: component, promoteMs, rollbackMs } of moves)
    console.log(
      `${component}: promoted for new page views after ${promoteMs.toFixed(0)} ms, rolled back after ${rollbackMs.toFixed(0)} ms`,
    );
  console.log(
    `a new remote: created and published in ${(life.publishMs / 1000).toFixed(0)} s, ${String(life.pageViews)} page views, and ${String(life.brokenPageViews)} of its broken version`,
  );
  for (const [what, ms] of Object.entries(life.moves))
    console.log(`  ${what}: seen by ${String(servers.length)} document servers after ${ms.toFixed(0)} ms`);
  console.log(`${String(tally.failures.length)} failures; the slowest release took ${slowest.toFixed(0)} ms`);
  for (const failure of [...new Set(tally.failures)].slice(0, 20)) console.log(`  ${failure}`);
  if (tally.failures.length > 0 || slowest >= limitMs || tally.orders === 0) process.exitCode = 1;
}
