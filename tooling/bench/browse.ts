/**
 * Measures the time from a press on a product's link to its content, and the layout shift of pages while they load:
 * `npm run bench:browse -- <address of a running shop>`. It emulates a phone with a processor four times slower. Run it
 * on an idle machine; it prints the load average.
 */
import os from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium.mjs';

const slowdown = 4;
const presses = 12;
const promised = { contentMs: 100, shift: 0.02 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const pages = ['/', '/products', '/flash-sale', '/vouchers', '/news', '/search?q=ao+thun'];

interface Shift {
  at: number;
  value: number;
}

const url = process.argv[2];
if (!url) throw new Error('Say where the shop is: npm run bench:browse -- http://localhost:3000');

const load = (os.loadavg()[0] ?? 0).toFixed(1);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const times = (await timesToContent(browser, url)).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `From the press of a link in a list to the product's content, ${String(times.length)} presses at ${String(slowdown)}x: median ${middle.toFixed(0)} ms, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms (${String(promised.contentMs)} promised)`,
  );
  if (middle > promised.contentMs) process.exitCode = 1;
  for (const [name, device] of Object.entries({ phone, desktop })) {
    for (const path of [...pages, await aProduct(url)]) {
      const shift = await shiftOf(browser, device, `${url}${path}`);
      console.log(
        `CLS of ${path} on a ${name}: ${shift.toFixed(4)} (below ${String(promised.shift)} promised)`,
      );
      if (shift >= promised.shift) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
}
console.log(`Load average at the start: ${load}`);

async function aProduct(shop: string): Promise<string> {
  const answer = (await (await fetch(`${shop}/api/main/product/public?limit=1&page=1`)).json()) as {
    data?: { data?: { seoSlug: string }[] };
  };
  return `/products/${answer.data?.data?.[0]?.seoSlug ?? ''}`;
}

/** Opens another product of one list each time, after a pause on the list. */
async function timesToContent(from: Browser, shop: string): Promise<number[]> {
  const context = await from.newContext(phone);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let at = 0; at < presses; at++) {
    await page.goto(`${shop}/products`);
    await page.waitForFunction(() => performance.getEntriesByName('shell:drawn').length > 0);
    const link = page.getByRole('region', { name: 'Danh sách sản phẩm' }).getByRole('article').nth(at);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await link.scrollIntoViewIfNeeded();
    await quiet(page);
    times.push(await timeOfPress(page, at));
  }
  await context.close();
  return times;
}

/** Waits until the browser has fetched nothing for `forMs`, so that prefetches are complete. */
async function quiet(page: Page, forMs = 1_000): Promise<void> {
  await page.waitForFunction((ms) => {
    const fetched = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...fetched) > ms;
  }, forMs);
}

/** Time from the press to the frame that paints the product's name, price and picture, by Element Timing. */
function timeOfPress(page: Page, at: number): Promise<number> {
  return page.evaluate(async (nth) => {
    const link = document.querySelectorAll<HTMLAnchorElement>('main article a[href*="/products/"]')[nth];
    if (!link) throw new Error('The list has no such product.');
    const path = new URL(link.href).pathname;
    const content = ['h1', '[data-size=large] > :first-child', '[role=group] img'];
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    // The usual duration of a tap.
    await new Promise((resolve) => setTimeout(resolve, 70));
    const painted = new Map<string, number>();
    // The attribute must be set before the paint, because Element Timing reports only elements that have it.
    const naming = new MutationObserver(() => {
      if (location.pathname !== path) return;
      for (const part of content) document.querySelector(`main ${part}`)?.setAttribute('elementtiming', part);
    });
    naming.observe(document, { childList: true, subtree: true });
    const begun = performance.now();
    const whole = new Promise<void>((resolve, reject) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          identifier: string;
          renderTime: number;
        })[])
          painted.set(entry.identifier, entry.renderTime);
        if (content.every((part) => painted.has(part))) resolve();
      }).observe({ type: 'element' });
      setTimeout(() => reject(new Error(`Only ${[...painted.keys()].join(', ')} came.`)), 10_000);
    });
    link.click();
    await whole;
    naming.disconnect();
    return Math.max(...painted.values()) - begun;
  }, at);
}

/** Cumulative layout shift while the page loads and is scrolled to its end. */
async function shiftOf(
  from: Browser,
  device: Parameters<Browser['newContext']>[0],
  address: string,
): Promise<number> {
  const context = await from.newContext(device);
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('shell:drawn').length > 0);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await quiet(page);
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 600);
    await quiet(page, 150);
  }
  await quiet(page);
  const shifts = await page.evaluate<Shift[]>('shifts');
  await context.close();
  return worstWindow(shifts);
}

/** Shifts less than a second apart belong to one session window of at most five seconds. */
function worstWindow(shifts: Shift[]): number {
  let worst = 0;
  let sum = 0;
  let begun = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    const isNext = at - last > 1_000 || at - begun > 5_000;
    if (isNext) begun = at;
    sum = isNext ? value : sum + value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
