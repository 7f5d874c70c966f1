import type { Locator } from '@playwright/test';
import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofOperator } from '../mf-operator/src/paths/paths';
import { expect, test } from './fixtures';

/** The widths at which layouts change, and the gutter on each side from there on. */
const breakpoints = [
  [350, 16],
  [480, 16],
  [640, 16],
  [768, 24],
  [1024, 24],
  [1200, 32],
  [1440, 32],
] as const;
const widest = 1440;

test('what a page holds fills the screen between its gutters up to 1440 pixels, and no width scrolls sideways', async ({
  page,
}) => {
  await page.goto('/products');
  const container = page.getByRole('contentinfo').locator('> div').first();

  for (const [width, gutter] of [...breakpoints, [1920, 32] as const]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await container.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      gutters: [getComputedStyle(element).paddingLeft, getComputedStyle(element).paddingRight],
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));

    expect(found, `${width} px`).toEqual({
      width: Math.min(width, widest),
      gutters: [`${gutter}px`, `${gutter}px`],
      sideways: 0,
    });
  }
});

test('pages for reading and for forms are as wide as they say on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, width] of [
    ['/signup', 480],
    ['/login', 1200],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const container = page.locator('[data-width]').filter({ has: heading }).first();
    await expect.poll(async () => (await container.boundingBox())?.width, { message: path }).toBe(width);
  }
});

test('the menu and the heading of the profile begin at the same place on each of its pages', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { personal, social, changePassword, sessions } = ofAccount;
  const places = [];
  for (const { to } of [personal, social, changePassword, sessions]) {
    await page.goto(to());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const menu = await page.getByRole('navigation', { name: 'Trang cá nhân' }).boundingBox();
    places.push([(await heading.boundingBox())?.x, menu?.x, menu?.y]);
  }

  for (const place of places) expect(place).toEqual(places[0]);
});

test('a unit keeps its distance from the edge of its field, and cards of staff keep theirs', async ({
  page,
  signIn,
}) => {
  await signIn('admin@example.com');
  await page.goto(ofOperator.settingsOrders.to());
  const field = page.getByRole('textbox').filter({ visible: true }).last();
  const [box, unit] = await Promise.all([
    field.boundingBox(),
    field.locator('xpath=following-sibling::*').boundingBox(),
  ]);
  expect((box?.x ?? 0) + (box?.width ?? 0) - (unit?.x ?? 0) - (unit?.width ?? 0)).toBeGreaterThanOrEqual(12);

  for (const { to } of [ofOperator.remotes, { to: () => ofOperator.remote.to('shell') }]) {
    await page.goto(to());
    const cards = page.locator('main section');
    await expect.poll(() => cards.count()).toBeGreaterThan(1);
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    boxes.slice(1).forEach((one: DOMRect, at) => {
      expect(one.top - (boxes[at] as DOMRect).bottom).toBeGreaterThanOrEqual(12);
    });
  }
});

test('a focus ring is whole at the edges of what is skipped off screen and of the filters', async ({
  page,
}) => {
  for (const path of ['/', '/products']) {
    await page.goto(path);
    const room = await page.locator('body *').evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .filter((style) => style.getPropertyValue('content-visibility') === 'auto')
        .map((style) => Number.parseFloat(style.getPropertyValue('overflow-clip-margin'))),
    );
    expect(room.length).toBeGreaterThan(3);
    expect(Math.min(...room)).toBeGreaterThanOrEqual(8);
  }
  const filters = page.getByRole('complementary').filter({ has: page.locator('summary') });
  const [around, first] = await Promise.all([
    filters.boundingBox(),
    filters.locator('summary').first().boundingBox(),
  ]);
  expect((first?.x ?? 0) - (around?.x ?? 0)).toBeGreaterThanOrEqual(4);
  expect((first?.y ?? 0) - (around?.y ?? 0)).toBeGreaterThanOrEqual(4);
});

test('what submits a form of staff is as wide as its words, not as the page', async ({ page, signIn }) => {
  await signIn('admin@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, name] of [
    [ofOperator.settings.to(), 'Lưu'],
    [ofOperator.users.to(), 'Gửi lời mời'],
  ] as const) {
    await page.goto(path);
    const submit = page.getByRole('button', { name, exact: true });
    await expect(submit).toBeVisible();
    expect((await submit.boundingBox())?.width, path).toBeLessThan(240);
  }
});

test('the number of products is shown beneath the filters that can be chosen, above the rows', async ({
  page,
  signIn,
}) => {
  await signIn('operator@example.com');
  await page.goto(ofOperator.products.to());
  const top = async (found: Locator) => (await found.boundingBox())?.y ?? Number.NaN;
  const count = page.getByText(/^\d+ sản phẩm$/);
  await expect(count).toBeVisible();

  expect(await top(count)).toBeGreaterThan(await top(page.getByRole('link', { name: 'Sắp hết hàng' })));
  expect(await top(count)).toBeLessThan(await top(page.getByRole('table')));
});
