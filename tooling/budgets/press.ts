import type { Browser } from '@playwright/test';
import { store, watch, type Stored } from './cold-page';

/** How much slower a phone of the middle range is. */
const slowdown = 4;

/**
 * From the press of a control of a loaded page until its next picture: what the page's thread computes, in ms of a
 * processor that is four times slower. It counts no time in which a busy machine ran something else.
 */
export async function pressCost(
  browser: Browser,
  { url, control, stored = {} }: { url: string; control: string; stored?: Stored },
): Promise<number> {
  const context = await browser.newContext({
    locale: 'vi-VN',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  });
  try {
    await store(context, stored);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watch(session);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await network.quiet();
    const pressed = page.locator(control).filter({ visible: true }).first();
    // Scrolls to it and fails where something lies over it.
    await pressed.click({ trial: true });
    const box = await pressed.boundingBox();
    if (!box) throw new Error(`${url} has no ${control}.`);
    await network.quiet();

    const before = await threadMs();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return ((await threadMs()) - before) * slowdown;

    async function threadMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      const time = metrics.find(({ name }) => name === 'ThreadTime');
      if (!time) throw new Error('The browser does not measure the time of a thread.');
      return time.value * 1000;
    }
  } finally {
    await context.close();
  }
}
