import { paths } from '../mf-catalog/src/paths/paths';
import { expect, test } from './fixtures';
import { holdShell, shellDrawnAt, shellScript } from './hold-shell';

test('a button that is pressed before the page has come alive does its work', async ({ page, api }) => {
  const { slug, name, infoId } = await api.variant();
  const release = await holdShell(page);
  await page.goto(paths.product.to(slug, infoId), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
  expect(await shellDrawnAt(page)).toBeNull();
  release();

  await expect(
    page
      .getByRole('link', { name: /^Giỏ hàng, 1 / })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

for (const address of ['/', '/products'])
  test(`a card’s favourite button that is pressed before ${address} has come alive does its work`, async ({
    page,
  }) => {
    const release = await holdShell(page);
    await page.goto(address, { waitUntil: 'commit' });
    const favourite = page
      .getByRole('main')
      .getByRole('button', { name: /^Yêu thích / })
      .first();

    await favourite.click();
    expect(await shellDrawnAt(page)).toBeNull();
    release();

    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  });

test('a menu that is opened before the page has come alive stands at its button', async ({ page, api }) => {
  const { slug, infoId } = await api.variant();
  const release = await holdShell(page);
  await page.goto(paths.product.to(slug, infoId), { waitUntil: 'commit' });
  const share = page.getByRole('button', { name: 'Chia sẻ sản phẩm' });

  await share.click();
  expect(await shellDrawnAt(page)).toBeNull();
  release();

  await expect(page.locator('[data-placed]').filter({ hasText: 'Chép liên kết' })).toBeVisible();
  const button = await share.boundingBox();
  const menu = await page.locator('[data-placed]').filter({ hasText: 'Chép liên kết' }).boundingBox();
  expect(Math.abs((menu?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0))).toBeLessThan(16);
});

test('the styles that were sent with a page are not added a second time when it comes alive', async ({
  page,
}) => {
  await page.goto('/products');
  await expect.poll(() => shellDrawnAt(page)).not.toBeNull();
  const { sent, twice } = await page.evaluate(() => {
    const rules = [
      ...document.querySelectorAll<HTMLStyleElement>('style[data-emotion], style[data-styles]'),
    ].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
    // Global styles are those of the page that stands, and belong to no element.
    const own = rules.filter((rule) => rule.startsWith('.'));
    return { sent: own.length, twice: own.filter((rule, at) => own.indexOf(rule) !== at) };
  });

  expect(sent).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

for (const address of ['/', '/products'])
  test(`the styles of all of ${address} are not computed again when it comes alive`, async ({ page }) => {
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          // Both make a browser compute all styles: a language that is set, also to what it was, and styles that move.
          if (type === 'attributes' && target === document.documentElement) changes.push('lang');
          for (const node of addedNodes)
            if (node instanceof HTMLStyleElement && node.dataset['styles']) changes.push('styles');
        }
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] });
    });
    await page.goto(address);
    await expect.poll(() => shellDrawnAt(page)).not.toBeNull();

    // The parser adds them once.
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual(['styles']);
  });

test('the heavier weights of the font are shown after the first picture', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('style[data-fonts]')).toHaveAttribute('media', 'all');
  /** Faces of the heavier weights that the page uses, by how far they are. */
  const heavier = (status: FontFaceLoadStatus) =>
    page.evaluate(
      (wanted) => [...document.fonts].filter((face) => face.weight > '400' && face.status === wanted).length,
      status,
    );

  await expect.poll(() => heavier('loaded')).toBeGreaterThanOrEqual(2);
  expect(await heavier('error')).toBe(0);
});

test('a list that was scrolled before it has come alive is where it was left', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const release = await holdShell(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const product = page.locator('main a[href^="/products/"]').nth(16);
  await product.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(top).toBeGreaterThan(300);
  const left = await top();
  release();
  await expect.poll(() => shellDrawnAt(page)).not.toBeNull();

  // A press by script scrolls nothing on its way.
  await product.dispatchEvent('click');
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(30);
});

test('the largest picture is not kept waiting by scripts, and a page whose picture never comes starts too', async ({
  page,
  api,
}) => {
  const { slug } = await api.variant();
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/media\//, (route) => {
    held.push(() => route.continue());
  });
  const fetched = page.waitForResponse(shellScript);
  await page.goto(paths.product.to(slug), { waitUntil: 'domcontentloaded' });
  await (await fetched).finished();
  expect(held.length).toBeGreaterThan(0);
  expect(await shellDrawnAt(page)).toBeNull();

  await expect.poll(() => shellDrawnAt(page)).not.toBeNull();
  expect(await shellDrawnAt(page)).toBeGreaterThan(2_000);
  await Promise.all(held.map((answer) => answer()));
});
