import { accounts, expect, test } from './fixtures';
import { expectNoOverflow, expectNoViolations, settle } from './open-to-everybody';
import { beThere } from './presence';
import { signInAtForm } from './sign-in';

const pages = [
  { path: '/flash-sale', title: 'Flash sale' },
  { path: '/flash-sale?period=next', title: 'Flash sale' },
  { path: '/vouchers', title: 'Mã giảm giá' },
  { path: '/promotions', title: 'Khuyến mãi' },
  { path: '/en/flash-sale', title: 'Flash sale' },
  { path: '/en/vouchers', title: 'Vouchers' },
  { path: '/en/promotions', title: 'Promotions' },
];

// A machine that is too busy to draw a page in time sends its frame as 503, and the browser draws it.
test.beforeEach(({ watch }) => {
  watch.expect(/\b503\b/);
});

for (const { path, title } of pages) {
  test(`${path} is open to everybody and fits every width`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await settle(page);
    await expectNoViolations(page);
    await expectNoOverflow(page, [350, 390, 768, 1024, 1440]);
  });
}

test('a customer keeps a voucher, and finds it kept after a reload', async ({ page, signIn }) => {
  await signIn(accounts.customer);
  await page.goto('/vouchers?kind=QUANTITY');
  const ticket = page.getByRole('article').filter({ hasText: 'MUA4TRA3' });
  const collect = ticket.getByRole('button', { name: /^Lưu mã/ });
  const kept = ticket.getByText('Đã lưu');
  await expect(collect.or(kept)).toBeVisible();

  // Another try of this journey may have kept it.
  if (await collect.isVisible()) await collect.click();
  await expect(kept).toBeVisible();
  await page.reload();

  await expect(kept).toBeVisible();
});

test('a customer finds on the home page which vouchers are kept', async ({ page, signIn }) => {
  await signIn(accounts.customer);
  await page.goto('/');

  const ticket = page.getByRole('article').filter({ hasText: 'CUOITUAN12' });
  await ticket.scrollIntoViewIfNeeded();
  await expect(ticket.getByText('Đã lưu')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Đăng nhập để mua nhanh hơn' })).toBeHidden();
});

test('a visitor signs in to keep a voucher, and it is kept on the way back', async ({ page, api }) => {
  await page.goto('/vouchers?kind=FIXED');
  const ticket = page.getByRole('article').filter({ hasText: 'CHAOBAN30' });
  await ticket.getByRole('link', { name: /^Đăng nhập để lưu/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
  await signInAtForm(page, api);

  await expect(page).toHaveURL(/\/vouchers$/);
  await expect(page.getByRole('article').filter({ hasText: 'CHAOBAN30' }).getByText('Đã lưu')).toBeVisible();
});

test('a sale that ends under the eyes of a shopper takes its prices back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/flash-sale');
  const left = page.getByRole('timer', { name: 'Kết thúc sau' });
  await expect(left).toContainText(/\d\d/);
  const sold = page.getByRole('main').getByRole('progressbar');
  await expect(sold.first()).toBeVisible();
  // The server draws the first digits: the clock runs when they change.
  const drawn = (await left.textContent()) ?? '';
  await expect(left).not.toHaveText(drawn);

  await page.clock.fastForward('13:00:00');

  await expect(page.getByText('Đợt này vừa kết thúc')).toBeVisible();
  await expect(sold).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Xem đợt/ })).toBeVisible();
});

test('the home page offers the sale that runs, vouchers, questions and places', async ({ page }) => {
  await page.goto('/');
  // The clock runs once somebody is there.
  await beThere(page);
  await expect(page.getByRole('timer', { name: 'Kết thúc sau' })).toContainText(/\d\d/);
  await page.getByRole('main').getByRole('link', { name: 'Xem tất cả: Mã giảm giá' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Mã giảm giá' })).toBeVisible();
});
