import type { Page } from '@playwright/test';
import { paths } from '../mf-catalog/src/paths/paths';
import { expect, test } from './fixtures';
import { shellDrawnAt } from './hold-shell';

/** What the shop says where something failed. */
const failures = [
  'Phần này của cửa hàng đang không mở được',
  'Trang này chưa dùng được hết',
  'Chưa tải được',
  'Mất kết nối',
  'Bạn đang ngoại tuyến',
];

/** A slow mobile network: 400 ms to the shop and back, 400 kbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
}

/** Collects what pages ever said of a failure, even for a moment. */
async function failuresSaid(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteFailure', (text: string) => void said.push(text));
  await page.addInitScript((texts) => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        for (const text of texts)
          if (!(node instanceof HTMLScriptElement) && node.textContent?.includes(text))
            (Reflect.get(window, 'noteFailure') as (said: string) => void)(text);
    }).observe(document, { childList: true, subtree: true });
  }, failures);
  return said;
}

/** Notes when each title is in the page, in ms since the click before it or since the page was asked for, by the page's clock. */
async function noteTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const titles: Record<string, number> = {};
    Reflect.set(window, 'titlesIn', titles);
    let from = 0;
    let latest = '';
    document.addEventListener('click', ({ timeStamp }) => (from = timeStamp), { capture: true });
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title === '' || title === latest) return;
      latest = title;
      titles[title] = performance.now() - from;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

test('over slow 3G a shopper reads every page on the way to the cart within seconds, and no press is lost @full @phone', async ({
  page,
  api,
}) => {
  test.setTimeout(240_000);
  const { slug, name, infoId } = await api.variant();
  const said = await failuresSaid(page);
  await noteTitles(page);
  await slowDown(page);
  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });
  /** How many ms it takes from what a person does to a page that can be read. */
  const readableIn = async (text: string | RegExp, act: () => Promise<unknown>) => {
    await act();
    await expect(title(text)).toBeVisible({ timeout: 30_000 });
    const shown = (await title(text).textContent()) ?? '';
    const ms: unknown = await page.evaluate(
      (name) => Reflect.get(Reflect.get(window, 'titlesIn') as object, name),
      shown,
    );
    return Number(ms);
  };
  const times: Record<string, number> = {};

  times['home'] = await readableIn(/./, () => page.goto('/', { waitUntil: 'commit' }));
  expect(await shellDrawnAt(page)).toBeNull();
  // Pressed before its code is here.
  const category = page.getByRole('main').getByRole('link', { name: 'Áo sơ mi', exact: true });
  times['list'] = await readableIn('Áo sơ mi', () => category.click());
  await expect.poll(() => shellDrawnAt(page), { timeout: 60_000 }).not.toBeNull();

  const product = page.getByRole('article').getByRole('heading').first();
  times['product'] = await readableIn(await product.innerText(), async () => {
    await product.getByRole('link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Đang tải' }).first()).toBeVisible();
  });

  await page.goto(paths.product.to(slug, infoId), { waitUntil: 'commit' });
  await expect(title(name)).toBeVisible({ timeout: 30_000 });
  expect(await shellDrawnAt(page)).toBeNull();
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
  const cart = page
    .getByRole('link', { name: /^Giỏ hàng, 1 / })
    .filter({ visible: true })
    .first();
  await expect(cart).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  times['cart'] = await readableIn('Giỏ hàng', () => cart.click());
  await expect(page.getByRole('list', { name: 'Sản phẩm trong giỏ' }).getByText(name)).toBeVisible();

  expect(Object.values(times).every((ms) => ms > 0)).toBe(true);
  expect(Math.max(...Object.values(times)), JSON.stringify(times)).toBeLessThan(8_000);
  expect(said).toEqual([]);
});
