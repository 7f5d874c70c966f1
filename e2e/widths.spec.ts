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
