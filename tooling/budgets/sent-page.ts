import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** As a document server compresses. */
const QUALITY = 4;

/** What a document server sends for a page, before any script runs. */
export interface SentPage {
  htmlBytes: number;
  /** Compressed, up to the main content. */
  beginningBytes: number;
  elements: number;
}

/** Opens an address without scripts. */
export async function openSent(browser: Browser, url: string): Promise<SentPage> {
  const context = await browser.newContext({ locale: 'vi-VN', javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    const response = await page.goto(url, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    const beginning = html.slice(0, html.indexOf('<main'));
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const beginningBytes = brotliCompressSync(beginning, { params }).length;
    const htmlBytes = Buffer.byteLength(html);
    return { htmlBytes, beginningBytes, elements: await page.locator('*').count() };
  } finally {
    await context.close();
  }
}
