import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations } from './open-to-everybody';
import { beThere } from './presence';
import { signInAtForm } from './sign-in';

const launcher = (page: Page) =>
  page.getByRole('link', { name: 'Hỏi trợ lý' }).and(page.locator('[data-opens-chat]'));
const panel = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Trò chuyện với AI' })
    .or(page.getByRole('dialog', { name: 'Trò chuyện với AI' }));
const field = (page: Page) => panel(page).getByLabel('Tin nhắn của bạn');

/** Only when there is something in the cart. */
const cartLink = (page: Page) => page.getByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' });

async function open(page: Page): Promise<void> {
  // Before the shop has started it is a link to the page of the conversation.
  await beThere(page);
  await launcher(page).click();
  await expect(field(page)).toBeVisible();
}

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Hữu ích', exact: true }).last()).toBeVisible();
}

test('a shopper asks for products, confirms one into the cart, and finds the conversation after a reload @both', async ({
  page,
}) => {
  await page.goto('/products');
  await open(page);
  await ask(page, 'áo khoác');
  const products = panel(page).getByRole('list', { name: 'Sản phẩm' });
  await expect(products.getByRole('listitem').first()).toContainText('₫');
  await products
    .getByRole('button', { name: /^Thêm .* vào giỏ$/ })
    .first()
    .click();
  const confirmation = page.getByRole('dialog', { name: 'Thêm vào giỏ hàng?' });
  await confirmation.getByRole('radio').first().check();
  await expect(cartLink(page)).toHaveCount(0);
  await confirmation.getByRole('button', { name: 'Thêm vào giỏ' }).click();
  await expect(cartLink(page)).not.toHaveCount(0);

  await field(page).fill('chưa gửi');
  await page.reload();
  await expect(panel(page).getByText('áo khoác', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('chưa gửi');
  await expectNoViolations(page);
});

test('a guest is asked to sign in for orders, and takes the conversation along @both', async ({
  page,
  api,
}) => {
  await page.goto('/');
  await open(page);
  await ask(page, 'đơn hàng của tôi đâu');
  await panel(page).getByRole('link', { name: 'Đăng nhập để xem' }).click();
  await signInAtForm(page, api);
  await expect(page).not.toHaveURL(/login/);
  if (!(await panel(page).isVisible())) await open(page);

  await expect(panel(page).getByText('đơn hàng của tôi đâu').first()).toBeVisible();
  await page.goto('/profile/chat');
  await expect(page.getByRole('link', { name: 'đơn hàng của tôi đâu' }).first()).toBeVisible();
});

test('a guest asks for a person, and deletes the conversation @both', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await ask(page, 'chính sách đổi trả');
  await panel(page).getByRole('button', { name: 'Gặp nhân viên' }).first().click();
  await panel(page).getByLabel('Email hoặc số điện thoại').fill('khach@example.com');
  await panel(page).getByRole('button', { name: 'Gửi cho nhân viên' }).click();
  await expect(panel(page).getByText(/^Đã gửi\./)).toBeVisible();

  await panel(page).getByRole('button', { name: 'Xoá cuộc trò chuyện' }).click();
  await page
    .getByRole('dialog', { name: 'Xoá cuộc trò chuyện?' })
    .getByRole('button', { name: 'Xoá', exact: true })
    .click();
  await expect(panel(page).getByText('chính sách đổi trả')).toHaveCount(0);
  await expect(panel(page).getByRole('list', { name: 'Câu hỏi mẫu' })).toBeVisible();
});

test('Escape closes the panel and gives the focus back, and the page of the conversation is open to everybody @both', async ({
  page,
}) => {
  await page.goto('/');
  await open(page);
  await field(page).press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();

  for (const address of ['/chat', '/en/chat']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }
});
