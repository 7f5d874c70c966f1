import { existsSync } from 'node:fs';
import { launch, type ElementHandle } from 'puppeteer-core';
import type { Driver } from './tab';

/** Where this machine has a Firefox, if anywhere; `FIREFOX_PATH` names another one. */
export const firefoxPath = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (place) => place && existsSync(place),
);

/** A Firefox without a screen, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    headless: true,
    executablePath: firefoxPath ?? '',
    extraPrefsFirefox: { 'intl.accept_languages': 'vi-VN, vi' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error instanceof Error ? error.message : String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    async element(expression) {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle | null;
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
        }
      );
    },
    messages: () => messages,
    close: () => browser.close(),
  };
}
