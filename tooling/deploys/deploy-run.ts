/**
 * Tests that shoppers notice no deployment (`npm run test:deploy`). Twenty shoppers and two browsers browse and buy for
 * a minute while every part of the shop is promoted and rolled back once. The run fails when a page view fails, a cart
 * loses a line, an open page stops working, a reload gets the wrong version, or a rollback takes a second.
 */
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import type { Envelope, Paged } from '../../shared/src/contracts/envelope';
import type { ProductCard, ProductDetail } from '../../shared/src/contracts/schemas';
import { openFolderStore } from '../../shell/server/registry/folder-store';
import { remotes } from '../apps';
import { publishBroken } from '../broken-version';
import { chromiumPath } from '../chromium.mjs';
import { runRemoteCommand } from '../remote-commands';
import { startStack, type Stack } from '../stack';
import { browse, openTab, seen, toCart, versionsIn, versionsNow, type Versions } from './browsers';
import { publishShellCopy } from './copy-shell';
import { openOwnDatabase } from './own-database';
import { newTally, shop } from './shopper';

const seconds = Number(process.env['DEPLOY_SECONDS'] ?? 60);
const shoppers = Number(process.env['DEPLOY_SHOPPERS'] ?? 20);
const limitMs = 1_000;

interface MoveFigures {
  part: string;
  /** Time until new page views get the other version. */
  promoteMs: number;
  rollbackMs: number;
}

const tally = newTally();
const database = await openOwnDatabase();
const stack = await startStack(database ? { env: { DATABASE_URL: database.url } } : {});
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const next = await publishNext(stack.registry);
  const goods = await someGoods(stack.url);
  const moves = await underWay(stack, browser, goods, next);
  report(moves);
} finally {
  await browser.close();
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
): Promise<MoveFigures[]> {
  const endAt = Date.now() + seconds * 1_000;
  let isMoved = false;
  const isOver = (): boolean => isMoved && Date.now() > endAt;
  const [browsing, open] = [await openTab(own, url, goods, tally), await openTab(own, url, goods, tally)];
  const crowd = [
    ...Array.from({ length: shoppers }, (_, index) => shop(url, index, tally, isOver)),
    browse(browsing, tally, isOver),
  ];
  const moves: MoveFigures[] = [];
  try {
    for (const [component, version] of next) {
      await open.goto('/products');
      await seen(open, 'Tất cả sản phẩm');
      const before = await versionsIn(open);
      const promoteMs = await moved(url, registry, ['promote', component, version], version);
      await checkOpenPage(open, before, component, version);
      const live = component === 'shell' ? before.shell : (before.remotes[component] ?? '');
      const rollbackMs = await moved(url, registry, ['rollback', component], live);
      await checkOpenPage(open, await versionsIn(open), component, live);
      moves.push({ part: component, promoteMs, rollbackMs });
    }
  } finally {
    isMoved = true;
  }
  await Promise.all(crowd);
  return moves;
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

/** Milliseconds from the end of the registry command to the first page view that gets the version. */
async function moved(
  url: string,
  registry: string,
  command: [string, string, string?],
  version: string,
): Promise<number> {
  const [, component] = command;
  const args = command.filter((word) => word !== undefined);
  const store = openFolderStore(registry);
  await runRemoteCommand(args, { by: 'deploy run' }, { store, env: process.env, progress: () => undefined });
  const written = performance.now();
  for (;;) {
    const asked = performance.now();
    const now = await versionsNow(url);
    if ((component === 'shell' ? now.shell : now.remotes[component]) === version) return asked - written;
    if (performance.now() - written > 30_000) throw new Error(`${args.join(' ')} took no effect in 30 s.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
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

function report(moves: MoveFigures[]): void {
  const times = tally.pageMs.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const slowest = Math.round(Math.max(...moves.map(({ rollbackMs }) => rollbackMs)));
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
  console.log(`${String(tally.failures.length)} failures`);
  for (const failure of [...new Set(tally.failures)].slice(0, 20)) console.log(`  ${failure}`);
  if (tally.failures.length > 0 || slowest >= limitMs || tally.orders === 0) process.exitCode = 1;
}
