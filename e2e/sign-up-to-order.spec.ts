import { paths } from '../mf-catalog/src/paths/paths';
import { expect, test } from './fixtures';
import { aPerson, linkIn, signUp } from './sign-up';

test('a visitor who signs up on the way to an order goes on with it, and with the cart', async ({
  page,
  api,
  shop,
}) => {
  const person = aPerson();
  const { slug, name, infoId } = await api.variant();
  await page.goto(paths.product.to(slug, infoId));
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first().click();
  await page.goto('/cart');
  await page
    .getByRole('link', { name: /^Mua hàng/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Đăng ký', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản' })).toBeVisible();
  await signUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /^Mở email để kích hoạt/ })).toBeVisible();

  await page.goto(await linkIn(shop, person.email, 'verify-account'));
  await page.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin nhận hàng' })).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible();
});
