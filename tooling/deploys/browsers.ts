import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Tally } from './shopper';

/** What a page carries of the versions that it was sent with. */
export interface Versions {
  shell: string;
  remotes: Record<string, string>;
}

const lines = 2;
/** Nobody leaves a cart in the moment in which it appears. */
const lookMs = 500;
let tabs = 0;
const unavailable = /Phần này của cửa hàng đang không mở được|Trang này chưa dùng được hết/;

/** A tab with two lines in its cart; everything that goes wrong in it is a failure of the shop. */
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
  // An address of its own, told to the shop alone: what one may ask for in a minute is limited. Only what a page says
  // as it leaves goes past this.
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

/** From list to product to cart and back, within the page and again, until stopped. */
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

/** Follows the cart's link, and finds every line in it. */
export async function toCart(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Giỏ hàng, ${String(lines)} sản phẩm` })
    .click();
  await seen(page, 'Giỏ hàng');
}

export async function seen(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if ((await page.getByText(unavailable).count()) > 0) throw new Error(`${page.url()} cannot be opened`);
}

export async function versionsIn(page: Page): Promise<Versions> {
  return versionsOf((await page.locator('#page-data').textContent()) ?? '');
}

/** The versions that a new page view gets now. */
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
