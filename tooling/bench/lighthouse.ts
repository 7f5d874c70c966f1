import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../chromium.mjs';
import { freePorts } from '../free-ports';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The figures of one page on a phone with a slow network. */
export interface PageFigures {
  /** 0 to 100. */
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** How fast this machine ran Lighthouse's benchmark. */
  benchmarkIndex: number;
  /** The failed audits of each category below 100. */
  short: string[];
}

/** The median of each figure over several runs, each with an empty cache. */
export async function measure(url: string, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url));
  return mediansOf(all);
}

/** The median of each figure over runs of one page. */
export function mediansOf(all: readonly PageFigures[]): PageFigures {
  const median = (of: (figures: PageFigures) => number): number =>
    all.map(of).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, median(({ scores }) => scores[name])]),
    ) as Record<Category, number>,
    fcpMs: median(({ fcpMs }) => fcpMs),
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    tbtMs: median(({ tbtMs }) => tbtMs),
    benchmarkIndex: median(({ benchmarkIndex }) => benchmarkIndex),
    short: [...new Set(all.flatMap(({ short }) => short))],
  };
}

/** One run with an empty cache. */
export async function measureOnce(url: string): Promise<PageFigures> {
  const [port = 0] = await freePorts(1);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${String(port)}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new Error(`${url} could not be measured: ${report?.runtimeError?.message ?? 'no report'}.`);
    }
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? NaN;
    return {
      scores: Object.fromEntries(
        categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
      fcpMs: Math.round(value('first-contentful-paint')),
      lcpMs: Math.round(value('largest-contentful-paint')),
      cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
      tbtMs: Math.round(value('total-blocking-time')),
      benchmarkIndex: report.environment.benchmarkIndex,
      short: categories.flatMap((name) => shortIn(report, name)),
    };
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function shortIn(report: Report, category: Category): string[] {
  // The performance score is computed from metrics; the other categories have audits that pass or fail.
  if (category === 'performance') return [];
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category}: ${id}${firstOf(report.audits[id]?.details)}`);
}

/** The first item of an audit, in one line. */
function firstOf(details: object | undefined): string {
  const { items } = (details ?? {}) as { items?: Record<string, unknown>[] };
  return items?.[0] ? ` ${JSON.stringify(items[0]).slice(0, 300)}` : '';
}
