import type { Page } from '@playwright/test';

export const shellScript = /\/_shell\/[^/]+\/shell\.js$/;
/** When the shell drew this page, in ms since its opening; null before. */
export const shellDrawnAt = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('shell:drawn')[0]?.startTime ?? null);

/** The page is shown, but its script comes only once the returned function is called. */
export async function holdShell(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(shellScript, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => {
    release();
  };
}
