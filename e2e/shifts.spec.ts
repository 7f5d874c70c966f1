import { paths as ofAccount } from '../mf-account/src/paths/paths';
import { paths as ofCatalog } from '../mf-catalog/src/paths/paths';
import { accounts, expect, test } from './fixtures';
import { beThere } from './presence';
import { shiftOf } from './shift';

for (const late of ['user/me', 'order/my-payment'])
  test(`the form and the history of payments stay where they appear when ${late} is answered late @both`, async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.customer);
    let isHeld = false;
    await page.route(new RegExp(`/${late}`), async (route) => {
      isHeld = true;
      await new Promise((resume) => setTimeout(resume, 1_500));
      await route.continue();
    });
    await page.goto(ofAccount.payment.to());
    await expect(page.getByRole('button', { name: 'Lưu' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Đơn hàng DH/ }).first()).toBeVisible();
    await beThere(page);

    expect(isHeld).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

for (const late of ['notify/list', 'notify/mails'])
  test(`notifications and the choice of mails stay where they appear when ${late} is answered late @both`, async ({
    page,
    signIn,
  }) => {
    await signIn(accounts.customer);
    let isHeld = false;
    await page.route(new RegExp(`/${late}`), async (route) => {
      isHeld = true;
      await new Promise((resume) => setTimeout(resume, 1_500));
      await route.continue();
    });
    await page.goto(ofAccount.notifications.to());
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await beThere(page);

    expect(isHeld).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

test('cards of products stay where they are on a tablet when the font arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  let held = 0;
  await page.route(/\.woff2$/, async (route) => {
    held += 1;
    await new Promise((resume) => setTimeout(resume, 1_500));
    await route.continue();
  });
  await page.goto(ofCatalog.products.to());
  await beThere(page);
  await expect.poll(() => held).toBeGreaterThan(2);
  // Also of the weights that the page adds after its first picture.
  await page.waitForFunction(() =>
    ['400', '500', '600'].every((weight) =>
      [...document.fonts].some(
        (face) =>
          face.family.includes('Be Vietnam Pro') &&
          face.weight === weight &&
          face.display === 'swap' &&
          face.status === 'loaded',
      ),
    ),
  );

  expect(await shiftOf(page)).toBeLessThan(0.002);
});
