import type { Browser } from '@playwright/test';

/** What a document server sends for a page, before any script runs. */
export interface SentPage {
  htmlBytes: number;
  elements: number;
}

/** Opens an address without scripts. */
export async function openSent(browser: Browser, url: string): Promise<SentPage> {
  const context = await browser.newContext({ locale: 'vi-VN', javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const response = await page.goto(url, { waitUntil: 'load' });
    const htmlBytes = (await response?.body())?.length ?? 0;
    return { htmlBytes, elements: await page.locator('*').count() };
  } finally {
    await context.close();
  }
}
