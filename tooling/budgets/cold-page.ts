import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { countSecondRenders, secondRendersOf } from './second-renders';

export interface LoadedScript {
  url: string;
  /** Bytes of the body as they travelled. */
  bytes: number;
  encoding: string;
  /** Asked for once the page stood: nobody waited for it to see or use the page. */
  isAfterDrawing: boolean;
}

/** A page has loaded when no request was active for this long. */
const quietMs = 1_500;
const giveUpMs = 60_000;

export interface ColdPage {
  scripts: LoadedScript[];
  links: string[];
  status: number;
  /** All that the page asked for without interaction, itself included. */
  requests: number;
  /** Of all rules that hold in the page, as text. */
  cssBytes: number;
  /** Components that were rendered again without interaction. */
  secondRenders: number;
}

/** What a browser has stored of an earlier visit, by key. */
export type Stored = Record<string, unknown>;

/** Opens an address with an empty cache and returns what the page loads without interaction. */
export async function loadCold(browser: Browser, url: string, stored: Stored = {}): Promise<ColdPage> {
  const context = await browser.newContext({ locale: 'vi-VN', serviceWorkers: 'block' });
  await store(context, stored);
  await ignoreOwnMouse(context);
  await countSecondRenders(context);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watch(session);
    const response = await page.goto(url, { waitUntil: 'load' });
    await displayed(session);
    await network.quiet();
    const links = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const cssBytes = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .reduce((bytes, { cssText }) => bytes + new Blob([cssText]).size, 0),
    );
    const later = await page.evaluate(() => {
      const drawn = performance.getEntriesByName('shell:drawn')[0]?.startTime ?? Infinity;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= drawn)
        .map(({ name }) => name);
    });
    const scripts = network
      .scripts()
      .map((script) => ({ ...script, isAfterDrawing: later.includes(script.url) }));
    return {
      scripts,
      links,
      status: response?.status() ?? 0,
      requests: network.requests(),
      cssBytes,
      secondRenders: await secondRendersOf(page),
    };
  } finally {
    await context.close();
  }
}

/** Before the first script of every page. */
export const store = (context: BrowserContext, stored: Stored) =>
  context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, Object.entries(stored));

/** A headless browser reports that its mouse moved to the corner: parts that wait for an interaction would load. */
const ignoreOwnMouse = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });

/** A slow machine computes for longer than the network must be quiet. `page.evaluate` would count as an interaction. */
const displayed = (session: CDPSession) =>
  session.send('Runtime.evaluate', {
    expression: `new Promise((resolve) => {
      if (performance.getEntriesByName('shell:drawn').length > 0) resolve();
      else addEventListener('shell:drawn', resolve, { once: true });
    })`,
    awaitPromise: true,
    timeout: giveUpMs,
  });

export async function watch(session: CDPSession) {
  const underWay = new Set<string>();
  const fromCache = new Set<string>();
  const asked = new Set<string>();
  const scripts = new Map<string, Omit<LoadedScript, 'isAfterDrawing'>>();
  let isDone: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;

  const onActivity = () => {
    clearTimeout(timer);
    if (underWay.size === 0) timer = setTimeout(() => isDone(), quietMs);
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    asked.add(requestId);
    onActivity();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // It stays open for as long as the page does, also when `fetch` reads it, as in the chat.
    if (response.mimeType === 'text/event-stream') {
      underWay.delete(requestId);
      onActivity();
      return;
    }
    if (!/javascript/.test(response.mimeType) || fromCache.has(requestId) || response.fromDiskCache) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    scripts.set(requestId, {
      url: response.url,
      bytes: Number(headers['content-length'] ?? 0),
      encoding: headers['content-encoding'] ?? 'none',
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script && script.bytes === 0) script.bytes = encodedDataLength;
    underWay.delete(requestId);
    onActivity();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    onActivity();
  });
  await session.send('Network.enable');

  return {
    scripts: () => [...scripts.values()],
    requests: () => asked.size,
    quiet: () =>
      new Promise<void>((resolve, reject) => {
        const tooLong = setTimeout(() => {
          reject(new Error(`The page was still loading after ${String(giveUpMs / 1000)} s.`));
        }, giveUpMs);
        isDone = () => {
          clearTimeout(tooLong);
          resolve();
        };
        onActivity();
      }),
  };
}
