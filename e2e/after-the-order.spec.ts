import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { paths } from '../mf-account/src/paths/paths';
import { deliver } from './deliver';
import { expect, test } from './fixtures';
import { beThere } from './presence';

test('a customer buys an order again and downloads its invoice', async ({ page, api, shop, signIn }) => {
  const variant = await api.variant({ stock: 5 });
  const { orderId, code } = await api.order({ of: variant, paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
  await signIn();
  await page.goto(paths.order.to(orderId));
  await beThere(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải hoá đơn PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${code}.pdf`);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // Its title, as PDF writes what is not plain ASCII.
  expect(file.includes(Buffer.from(`Hoá đơn bán hàng ${code}`, 'utf16le').swap16())).toBe(true);

  await page.getByRole('button', { name: 'Mua lại' }).click();
  await expect(page.getByText('Đã thêm 1 sản phẩm vào giỏ hàng')).toBeVisible();
  await page.getByRole('link', { name: 'Đến giỏ hàng' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(variant.name).first()).toBeVisible();
});

test('a customer asks for what has arrived to go back, and the shop answers', async ({
  page,
  api,
  shop,
  signIn,
}) => {
  const variant = await api.variant({ stock: 5 });
  const { orderId } = await api.order({ of: variant, quantity: 2, paymentMethod: 'COD' });
  await deliver(shop, api, orderId);
  await signIn();
  await page.goto(paths.order.to(orderId));
  await page.getByRole('link', { name: 'Yêu cầu đổi trả' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Yêu cầu đổi trả' })).toBeVisible();
  await page.getByRole('checkbox', { name: variant.name }).check();
  await page.getByRole('radio', { name: 'Trả hàng, hoàn tiền' }).check();
  await page.getByLabel('Lý do').fill('Không vừa cỡ');
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(page.getByText('Đã gửi yêu cầu đổi trả')).toBeVisible();

  const [asked] = (await api.detail(orderId)).returns;
  expect(asked).toMatchObject({ type: 'RETURN', status: 'NEW', lines: [{ quantity: 2 }] });
  const { token } = await api.login('operator@example.com');
  await api.call(`main/admin/return/${asked?.id ?? ''}/status`, {
    method: 'PUT',
    token,
    body: { status: 'APPROVED', reason: 'Gửi về 12 Lý Thường Kiệt' },
  });
  await page.getByRole('link', { name: 'Về đơn hàng' }).click();
  await page.reload();
  const returns = page.getByRole('region', { name: 'Đổi trả' });
  await expect(returns.getByText('Được chấp nhận')).toBeVisible();
  await expect(returns.getByText('Cửa hàng: Gửi về 12 Lý Thường Kiệt')).toBeVisible();
});

test('the link of a mail shows an order to who is not signed in, and a forged one shows nothing', async ({
  page,
  api,
  shop,
  watch,
}) => {
  const variant = await api.variant();
  const { orderId, code } = await api.order({ of: variant, paymentMethod: 'COD' });
  const found = async () => {
    const answer = await fetch(`${shop.inboxUrl}/api/messages?to=lan%40example.com`);
    const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
    const mail = messages.find(({ subject }) => subject.includes(code));
    return /https?:\/\/\S+\/track\/\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBe('');
  const { pathname, search } = new URL(await found());
  await page.goto(`${pathname}${search}`);

  await expect(page.getByRole('heading', { level: 1, name: `Theo dõi đơn hàng ${code}` })).toBeVisible();
  await expect(page.getByText(variant.name).first()).toBeVisible();
  for (const secret of ['lan@example.com', '912345678', 'Trần Thái Tông'])
    expect(await page.content()).not.toContain(secret);

  watch.expect(/404/);
  await page.goto(`/track/${orderId}?token=made.up.token`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Liên kết theo dõi này không mở được' }),
  ).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});
