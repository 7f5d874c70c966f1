import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { beThere } from './presence';

/** Nothing is moving, loading or fading any more. */
export async function settle(page: Page): Promise<void> {
  // What is needed only by somebody who is there comes when somebody is.
  await beThere(page);
  // Among the components, those that are busy stay so.
  if (!page.url().endsWith('/ui')) await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await comeToRest(page);
}

/** What fades in is read by axe with the contrast that it has at that moment. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // What answers to a change of the window begins to move with the next frames.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    await Promise.all(ends);
  });

/** As axe sees it, by WCAG 2.2 AA and its own best practices. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // There are no frames of others here; the other mode opens a page more for each answer.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const window = page.viewportSize();
  if (window && window.width < 1024) await showWhole(page);
  await comeToRest(page);
  const { violations } = await (within ? axe.include(within) : axe)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (window) await page.setViewportSize(window);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/** The bar of a phone covers half of whatever happens to be at its edge; over the whole page it covers nothing. */
async function showWhole(page: Page): Promise<void> {
  // What is as high as the window, or comes once it is seen, makes the page higher again.
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
    const isWhole = await page.evaluate(async () => {
      for (let looks = 0; looks < 4; looks++) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        if (document.documentElement.scrollHeight > window.innerHeight) return false;
      }
      return true;
    });
    expect(isWhole).toBe(true);
  }).toPass();
}

/** Down to the narrowest phone that counts, nothing makes the page scroll sideways. */
export async function expectNoOverflow(
  page: Page,
  widths: readonly number[] = [350, 390, 1440],
): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      return [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > room + 1)
        .slice(0, 5)
        .map((one) => `${one.tagName} ${(one.textContent ?? '').slice(0, 40)}`);
    });
    expect(overflow, `wider than ${String(width)}`).toEqual([]);
  }
  await page.setViewportSize(before);
}
