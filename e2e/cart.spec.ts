import { expect, test } from './fixtures';

test('a shopper changes quantities within stock, and is told both numbers when it cannot be', async ({
  page,
  api,
  fillCart,
}) => {
  const scarce = await api.variant({ stock: 2, maxStock: 9 });
  await fillCart({ of: scarce });
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: new RegExp(`^Số lượng ${escaped(scarce.name)}`) });

  await page.getByRole('button', { name: 'Thêm một' }).click();
  await expect(quantity).toHaveValue('2');
  const name = page.getByRole('link', { name: scarce.name, exact: true }).last();
  const width = (await name.boundingBox())?.width;
  for (const { typed, told, kept } of [
    {
      typed: String(scarce.stock + 5),
      told: `Tối đa ${String(scarce.stock)}. Bạn chọn ${String(scarce.stock + 5)}.`,
      kept: String(scarce.stock),
    },
    { typed: '0', told: 'Ít nhất 1. Bạn chọn 0.', kept: '1' },
    { typed: '1.5', told: `Số lượng là số nguyên từ 1 đến ${String(scarce.stock)}.`, kept: '1' },
    { typed: '-1', told: 'Ít nhất 1. Bạn chọn -1.', kept: '1' },
  ]) {
    await quantity.fill(typed);
    await expect(page.getByText(told)).toBeVisible();
    // The error takes no room from the name.
    expect((await name.boundingBox())?.width).toBe(width);
    await quantity.blur();
    await expect(quantity).toHaveValue(kept);
  }
});

test('a shopper pays for ticked lines only @both', async ({ page, api, fillCart }) => {
  const first = await api.variant();
  const second = await api.variant();
  await fillCart({ of: first, quantity: 2 }, { of: second });
  await page.goto('/cart');
  // What offers take off stands below it.
  const sum = page
    .getByRole('region', { name: 'Tóm tắt' })
    .getByText('Tiền hàng', { exact: true })
    .locator('..');
  await expect(sum).toContainText(money(2 * first.price + second.price));

  await page.getByRole('checkbox', { name: new RegExp(`^Chọn ${escaped(second.name)}`) }).uncheck();
  await expect(sum).toContainText(money(2 * first.price));
  await page.getByRole('checkbox', { name: 'Chọn tất cả (2)' }).check();
  await expect(sum).toContainText(money(2 * first.price + second.price));
  await page.getByRole('checkbox', { name: 'Chọn tất cả (2)' }).uncheck();
  await expect(
    page.getByRole('button', { name: 'Chưa chọn sản phẩm' }).filter({ visible: true }),
  ).toBeVisible();
});

test('where the sum stands beside the lines, nothing covers a name, and the search field has room', async ({
  page,
  api,
  fillCart,
}) => {
  const variant = await api.variant();
  await fillCart({ of: variant });
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/cart');

  const name = page
    .getByRole('list', { name: 'Sản phẩm trong giỏ' })
    .getByRole('link', { name: variant.name });
  const amount = page.getByRole('spinbutton', { name: new RegExp(escaped(variant.name)) });
  await expect(amount).toBeVisible();
  const [text, stepper] = await Promise.all([name.last().boundingBox(), amount.boundingBox()]);
  if (!text || !stepper) throw new Error('The line shows no name or no amount.');
  const isBeside = text.x + text.width <= stepper.x;
  expect(isBeside || text.y + text.height <= stepper.y).toBe(true);
  const field = await page.getByRole('banner').getByRole('search').boundingBox();
  expect(field?.width).toBeGreaterThan(160);
});

test('a shopper removes a line and takes that back', async ({ page, api, fillCart }) => {
  const variant = await api.variant();
  await fillCart({ of: variant, quantity: 2 });
  await page.goto('/cart');
  await page.getByRole('button', { name: new RegExp(`^Xoá ${escaped(variant.name)}`) }).click();
  await expect(page.getByText(`Đã xoá ${variant.name}`)).toBeVisible();
  await page.getByRole('button', { name: /^Hoàn tác/ }).click();

  await expect(page.getByRole('spinbutton', { name: new RegExp(escaped(variant.name)) })).toHaveValue('2');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: new RegExp(escaped(variant.name)) })).toHaveValue('2');
});

test('two tabs that add lines at the same time lose none', async ({ context, api }) => {
  const first = await api.variant();
  const second = await api.variant();
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto(`/products/${first.slug}?v=${first.infoId}`);
  await there.goto(`/products/${second.slug}?v=${second.infoId}`);
  await Promise.all(
    [here, there].map((tab) =>
      tab.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).click(),
    ),
  );

  for (const tab of [here, there]) {
    await expect(tab.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' }).first()).toBeVisible();
  }
  await here.goto('/cart');
  for (const { name } of [first, second]) {
    await expect(here.getByRole('list', { name: 'Sản phẩm trong giỏ' }).getByText(name)).toBeVisible();
  }
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const money = (amount: number) => new RegExp(`${escaped(amount.toLocaleString('vi-VN'))}\\s₫`);
