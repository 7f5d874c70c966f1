import { deleteNewerApis } from './browsers/older';
import { chooseDelivery, confirmInformation, orderIdOf, placeOrderButton } from './checkout';
import { followToCart } from './cart-link';
import { expect, test } from './fixtures';
import { payWithTestCard } from './gateway';
import { beThere } from './presence';
import { signInAtForm } from './sign-in';

/** As in the oldest browsers that the shop promises: what is newer does not exist for its scripts. */
test.beforeEach(async ({ context }) => deleteNewerApis(context));

test('a shopper searches, buys, signs in on the way, pays and finds the order where newer interfaces are missing @full', async ({
  page,
  api,
}) => {
  test.setTimeout(180_000);
  const { name, color, size } = await api.variant();
  await page.goto('/');
  expect(
    await page.evaluate(() => [
      'toSorted' in Array.prototype,
      'canParse' in URL,
      'requestIdleCallback' in window,
      'navigation' in window,
    ]),
  ).toEqual([false, false, false, false]);
  await page.getByRole('banner').getByRole('combobox', { name: 'Tìm sản phẩm' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?#]*\/search\?q=[^&]+$/);
  await page.getByRole('article').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const option of [color ?? '', size ?? ''])
    await page.getByRole('radio', { name: option, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click();
  await expect(page.getByText('Đã thêm vào giỏ hàng.').first()).toBeVisible();

  await followToCart(page, page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ }));
  await page.getByRole('link', { name: 'Mua hàng (1)' }).filter({ visible: true }).click();
  await signInAtForm(page, api);
  await confirmInformation(page);
  await chooseDelivery(page);
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  const orderId = orderIdOf(page);

  // The menu is a popover, which these browsers do not have.
  await page.goto('/');
  const menu = page.getByRole('banner').locator('[popovertarget]').last();
  const orders = page.getByRole('banner').getByRole('link', { name: 'Đơn hàng' });
  await expect(orders).toBeHidden();
  await menu.press('Enter');
  await orders.click();
  await expect(page.getByRole('link', { name: (await api.detail(orderId)).code }).first()).toBeVisible();
});

test('a browser that lacks popovers fetches what stands in for them', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await beThere(page);

  expect(files.filter((file) => file.endsWith('/popover.js'))).toHaveLength(1);
});

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a shopper reads a page without a network where newer interfaces are missing', async ({
    page,
    context,
    watch,
  }) => {
    await page.goto('/products');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('sf:pages')).match(location.href)) !== undefined),
      )
      .toBe(true);
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Network Error/);
    await context.setOffline(true);
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
    await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Bạn đang ngoại tuyến.')).toHaveCount(0);
  });
});
