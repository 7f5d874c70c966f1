import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Tally } from './shopper';

/** The versions that the document was rendered with, as its page data states them. */
export interface Versions {
  shell: string;
  remotes: Record<string, string>;
}

const lines = 2;
/** Shoppers look at a cart for a moment before they leave it. */
const lookMs = 500;
let tabs = 0;
/** What a shopper reads where a page, or a part of it, does not work. */
export const unavailable = /Phần này của cửa hàng đang không mở được|Trang này chưa dùng được hết/;

/** Opens a tab with two lines in its cart; every error in the tab counts as a failure of the shop. */
export async function openTab(
  browser: Browser,
  url: string,
  goods: { infoId: string; price: number }[],
  tally: Tally,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'vi-VN',
    baseURL: url,
  });
  // Each tab has its own IP address, because the shop limits requests per address. Playwright does not intercept
  // beacons of an unloading page, so they lack the header.
  const own = { 'x-forwarded-for': `203.0.113.${String((tabs += 1))}` };
  await context.route(`${url}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...own } }),
  );
  const carts = goods
    .slice(0, lines)
    .map(({ infoId, price }) => ({ infoId, quantity: 1, isOrder: true, priceSeen: price }));
  await context.addInitScript((cart) => {
    if (localStorage.getItem('carts')) return;
    localStorage.setItem('carts', JSON.stringify(cart));
    localStorage.setItem('totalQuantity', JSON.stringify(cart.length));
  }, carts);
  const page = await context.newPage();
  page.on('pageerror', (error) => tally.failures.push(`browser: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      tally.failures.push(`browser: ${message.text()} (${message.location().url})`);
  });
  return page;
}

/** Repeats list, product and cart as client-side navigations until the run is over. */
export async function browse(page: Page, tally: Tally, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await page.goto('/products');
      await seen(page, 'Tất cả sản phẩm');
      tally.pageViews += 1;
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL(/\/products\/.+/);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await toCart(page);
      tally.pageViews += 2;
      await pause(lookMs);
    } catch (error) {
      if (!isOver())
        tally.failures.push(`browser: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Opens the cart by its link and expects every line. */
export async function toCart(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Giỏ hàng, ${String(lines)} sản phẩm` })
    .click();
  // On wide screens the link opens the small cart.
  const whole = page.getByRole('link', { name: 'Xem giỏ hàng' });
  await whole
    .or(page.getByRole('heading', { level: 1, name: 'Giỏ hàng' }))
    .first()
    .waitFor();
  if (await whole.isVisible()) await whole.click();
  await seen(page, 'Giỏ hàng');
}

export async function seen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if ((await page.getByText(unavailable).count()) > 0) throw new Error(`${page.url()} cannot be opened`);
}

export async function versionsIn(page: Page): Promise<Versions> {
  return versionsOf((await page.locator('#page-data').textContent()) ?? '');
}

/** The versions that a new page view gets. */
export async function versionsNow(url: string): Promise<Versions> {
  const html = await (await fetch(`${url}/products`)).text();
  return versionsOf(/id="page-data">([^<]+)</.exec(html)?.[1] ?? '');
}

function versionsOf(data: string): Versions {
  const { version, registry } = JSON.parse(data) as {
    version: string;
    registry: { remotes: Record<string, { version: string }> };
  };
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [name, remote.version] as const);
  return { shell: version, remotes: Object.fromEntries(remotes) };
}
