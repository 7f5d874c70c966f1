/**
 * Measures the speed of the shop: `npm run bench [-- --write]`. Run it on an idle machine; it prints the load average.
 * It starts the existing build with its own data folder, which later runs reuse.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../mf-catalog/src/paths/paths';
import { startStack } from '../stack';
import { root } from '../root';
import { measure, type PageFigures } from './lighthouse';
import { loadAverage, measuredNow, writeFigures } from './measured';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const isToWrite = process.argv.includes('--write');
const loadAtStart = loadAverage();
const stack = await startStack({ dataDir: path.join(root, '.cache/bench-data') });
let isGood = true;
try {
  const pages = [paths.home.to(), paths.products.to(), await aProduct(stack.url)];
  const rows: { page: string; figures: PageFigures }[] = [];
  for (const page of pages) {
    // The first visits fill the caches, because the figures are those of a warm shop.
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${stack.url}${page}`)).text();
    const figures = await measure(`${stack.url}${page}`, runs);
    rows.push({ page, figures });
    console.log(lineOf(page, figures));
    for (const short of figures.short) console.log(`  ${short}`);
    isGood &&= isGoodEnough(figures);
  }
  const measured = await measuredNow({
    command: `BENCH_RUNS=${String(runs)} npm run bench`,
    benchmarkIndex: rows[0]?.figures.benchmarkIndex ?? NaN,
    loadAtStart,
  });
  const table = `${tableOf(rows)}\n\nMedians of ${String(runs)}: ${measured}`;
  console.log(`\n${table}`);
  if (isToWrite) await writeFigures('lighthouse', table);
  runRenderBenchmark(stack.url);
} finally {
  await stack.stop();
}
if (!isGood) {
  console.error('Below what is promised: 95 for performance, 100 for the rest, CLS below 0.02.');
  process.exitCode = 1;
}

async function aProduct(url: string): Promise<string> {
  const answer = (await (
    await fetch(`${url}/api/main/product/public?limit=1&page=1&sort=newest`)
  ).json()) as {
    data?: { data?: { seoSlug: string }[] };
  };
  const slug = answer.data?.data?.[0]?.seoSlug;
  if (!slug) throw new Error('The shop has no product to measure.');
  return paths.product.to(slug);
}

function isGoodEnough({ scores, cls }: PageFigures): boolean {
  const { performance, ...rules } = scores;
  return performance >= 95 && Object.values(rules).every((score) => score === 100) && cls < 0.02;
}

function lineOf(page: string, { scores, lcpMs, cls, tbtMs }: PageFigures): string {
  const { performance, accessibility, 'best-practices': practices, seo } = scores;
  return `${page}: ${[performance, accessibility, practices, seo].join(' / ')}, LCP ${String(lcpMs)} ms, CLS ${String(cls)}, TBT ${String(tbtMs)} ms`;
}

function tableOf(rows: { page: string; figures: PageFigures }[]): string {
  const kind = (page: string): string => (page.startsWith('/products/') ? 'a product' : `\`${page}\``);
  return [
    '| page | performance | accessibility | best practices | SEO | FCP | LCP | CLS | TBT |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ page, figures: { scores, fcpMs, lcpMs, cls, tbtMs } }) =>
      [
        '',
        kind(page),
        scores.performance,
        scores.accessibility,
        scores['best-practices'],
        scores.seo,
        `${(fcpMs / 1000).toFixed(2)} s`,
        `${(lcpMs / 1000).toFixed(2)} s`,
        cls,
        `${String(tbtMs)} ms`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}

/** A separate program measures the document server. */
function runRenderBenchmark(url: string): void {
  const file = path.join(root, 'tooling/bench/render.ts');
  if (!existsSync(file)) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, url], { stdio: 'inherit' });
  isGood &&= status === 0;
}
