import type { Page } from '@playwright/test';

/** Somebody is at the page: what nobody needs before comes now. */
export async function beThere(page: Page): Promise<void> {
  // A page that is kept for when there is no network has no shell.
  await page.waitForFunction(
    () => !document.getElementById('page-data') || performance.getEntriesByName('shell:drawn').length > 0,
  );
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}
