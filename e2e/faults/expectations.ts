import type { Locator, Page } from '@playwright/test';
import type { Language } from '@storefront/shared/contracts';
import { followToCart } from '../cart-link';
import { expect } from '../fixtures';
import type { Watch } from '../fixtures/watch';

/** What the frame says when a part cannot be opened, or stands as the server sent it. */
const words: Record<Language, { unavailable: RegExp; retry: string; cart: RegExp }> = {
  vi: {
    unavailable: /Phần này của cửa hàng đang không mở được|Trang này chưa dùng được hết/,
    retry: 'Thử lại',
    cart: /^Giỏ hàng/,
  },
  en: {
    unavailable: /This part of the shop cannot be opened right now|This page does not fully work yet/,
    retry: 'Try again',
    cart: /^Cart/,
  },
};

/** A page of a remote, and one of another remote to go to meanwhile. */
export interface Place {
  remote: string;
  path: string;
  title: Record<Language, string>;
  elsewhere: { link: Record<Language, RegExp>; title: Record<Language, string> };
}

const cart = {
  link: { vi: words.vi.cart, en: words.en.cart },
  title: { vi: 'Giỏ hàng', en: 'Cart' },
};
const home = {
  link: { vi: /, trang chủ$/, en: /, home page$/ },
  title: {
    vi: 'Áo mặc hằng ngày, robot lắp cuối tuần',
    en: 'Clothes for every day, robots for the weekend',
  },
};
const signIn = {
  link: { vi: /^Đăng nhập$/, en: /^Sign in$/ },
  title: { vi: 'Đăng nhập', en: 'Sign in' },
};
export const places = {
  catalog: {
    remote: 'catalog',
    path: '/products',
    title: { vi: 'Tất cả sản phẩm', en: 'All products' },
    // An empty cart has a row of the catalogue, which then fails as well.
    elsewhere: signIn,
  },
  checkout: { remote: 'checkout', path: '/cart', title: cart.title, elsewhere: home },
  account: {
    remote: 'account',
    path: '/login',
    title: signIn.title,
    elsewhere: cart,
  },
} satisfies Record<string, Place>;

const inLanguage = (path: string, language: Language): string => (language === 'en' ? `/en${path}` : path);

/** What is heard of one remote's failures. */
export interface Failures {
  /** What the shell said of remotes that failed: on the console, once each. */
  reports: string[];
  /** Causes that the page told the shop. */
  told: string[];
}

export function collectFailures(page: Page, remote: string): Failures {
  const reports: string[] = [];
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('RemoteError')) reports.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/rum')) return;
    const { events } = JSON.parse(request.postData() ?? '{"events":[]}') as {
      events: { kind: string; remote: string; cause?: string }[];
    };
    for (const event of events) {
      if (event.remote !== remote) continue;
      if (event.kind === 'failed') told.push(event.cause ?? '');
      if (event.kind === 'boundary') told.push('threw');
    }
  });
  return { reports, told };
}

/**
 * Takes the time from the first script that the shell asks for at `origin` to its first report of a failure, in ms and
 * by the page's own clock: a busy machine starts the shell late, and its answer over the protocol comes late as well.
 */
export async function timeFailure(page: Page, origin: string): Promise<() => Promise<number>> {
  await page.addInitScript((from) => {
    const times: { asked?: number; reported?: number } = {};
    Object.assign(window, { remoteFailureTimes: times });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src.startsWith(`${from}/`))
          times.asked ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    const { error } = console;
    console.error = (...values: unknown[]) => {
      if (values.some((value) => String(value).includes('RemoteError'))) times.reported ??= performance.now();
      error(...values);
    };
  }, origin);
  return () =>
    page.evaluate(() => {
      const times = Reflect.get(window, 'remoteFailureTimes') as { asked?: number; reported?: number };
      return (times.reported ?? Infinity) - (times.asked ?? -Infinity);
    });
}

/** One failure is one event, however often it was met; a page sends what it has to say within a few seconds. */
export async function expectToldOnce({ told }: Failures, reason: string): Promise<void> {
  await expect.poll(() => told).toEqual([reason]);
}

/** A shopper opens a page whose remote fails, for this reason. `part` is `<remote>@<version>`, or the begin of it. */
export async function meetFailure(
  page: Page,
  { place, language }: { place: Place; language: Language },
  { reports }: Failures,
  { part, reason }: { part: string; reason: string },
): Promise<void> {
  await page.goto(inLanguage(place.path, language), { waitUntil: 'commit' });
  await expectFallback(page, language);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`RemoteError: ${part}`);
  expect(reports[0]).toContain(`: ${reason}`);
}

/** They go on in another part of the shop, and come back to what still fails. */
export async function goElsewhereAndBack(page: Page, place: Place, language: Language): Promise<void> {
  const link = page.getByRole('link', { name: place.elsewhere.link[language] }).first();
  if (place.elsewhere === cart) await followToCart(page, link);
  else await link.click();
  await expectPage(page, place.elsewhere, language);
  await page.goBack({ waitUntil: 'commit' });
  await expectFallback(page, language);
}

/** One press, and the page is there. */
export async function retry(page: Page, place: Place, language: Language): Promise<void> {
  await retryButton(page, language).click();
  await expectPage(page, place, language);
}

/** Beside what went wrong. A part of the page that the server sent without its data may have one, too. */
const retryButton = (page: Page, language: Language): Locator =>
  page.getByRole('main').getByRole('alert').getByRole('button', { name: words[language].retry });

/** When this document came: another one came later. */
export const openedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** What a browser says by itself of files that fail, and the shell's report; everything else is a problem. */
export function expectFailure(watch: Watch, origin = 'no origin'): void {
  watch.expect(/console: Failed to load resource/);
  watch.expect(/console: Failed to find a valid digest in the 'integrity' attribute/);
  watch.expect(/console: Refused to execute script from '[^']+' because its MIME type/);
  watch.expect(new RegExp(`^(request|answer): .*${origin}/`));
  watch.expect(/console: \[page\] RemoteError/);
}

/** The frame lives, and its page says that this part cannot be opened. */
export async function expectFallback(page: Page, language: Language): Promise<void> {
  const { unavailable, cart: toCart } = words[language];
  const main = page.getByRole('main');
  await expect(main.getByText(unavailable).first()).toBeVisible();
  await expect(retryButton(page, language)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: toCart })).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeEditable();
}

export async function expectPage(
  page: Page,
  { title }: { title: Record<Language, string> },
  language: Language,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
  await expect(page.getByText(words[language].unavailable)).toHaveCount(0);
}
