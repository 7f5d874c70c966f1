import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmInformation, orderIdOf, placeOrderButton } from './checkout';
import { expect, test } from './fixtures';

const shots = '/tmp/shots';
async function all(page: Page, name: string, path: string) {
  for (const [lang, prefix] of [['vi', ''], ['en', '/en']] as const)
    for (const [w, h] of [[390, 844], [1440, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto(prefix + path);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${shots}/${name}-${lang}-${w}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}
for (const [code, name, failure, success] of [
  ['momo', 'Ví MoMo', '1001', '0'],
  ['zalopay', 'Ví ZaloPay', '2', '1'],
  ['alepay', 'Alepay', '111', '000'],
] as const) {
  test(`look ${code}`, async ({ page, api, signIn, fillCart }) => {
    test.setTimeout(240_000);
    await signIn();
    await fillCart({ of: await api.goods() });
    await page.goto('/checkout/information');
    await confirmInformation(page);
    await page.getByRole('radio', { name: 'Thanh toán online' }).check();
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Tiếp tục đến xác nhận' }).click();
    await placeOrderButton(page).click();
    await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
    await page.locator(`button.outcome[value="${failure}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán chưa thành công' })).toBeVisible();
    const id = orderIdOf(page);
    await all(page, `result-${code}-failed`, `/checkout/result/${id}`);
    await page.goto(`/checkout/result/${id}`);
    await page.getByRole('button', { name: 'Thanh toán lại' }).click();
    await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
    await page.locator(`button.outcome[value="${success}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
    await all(page, `result-${code}-paid`, `/checkout/result/${id}`);
  });
}
test('look order', async ({ page, api, sandbox, signIn }) => {
  test.setTimeout(240_000);
  await signIn();
  const goods = await api.goods({ stock: 2 });
  const { token } = await api.as(api.customer);
  const request = {
    lines: [{ infoId: goods.infoId, quantity: 2 }],
    address: { national: 'VN', provinceCode: '01', wardCode: '00166', address: '12 Trần Thái Tông' },
    shippingMethod: 'STANDARD', paymentMethod: 'ONLINE',
  };
  const { quoteHash } = await api.call<{ quoteHash: string }>('ecommerce/quote', { body: request, token });
  const { orderId, next } = await api.call<{ orderId: string; next: { url?: string } }>('ecommerce/order', {
    token, key: randomUUID(),
    body: { ...request, quoteHash, customer: { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com', phone: '+84912345678' }, note: 'Gọi trước khi giao',
      vatInvoice: { company: 'Công ty TNHH Thương mại Dịch vụ Hoa Sen', taxCode: '0312345678', address: '1 Lê Lợi, Quận 1', email: 'ketoan@example.com' } },
  });
  await sandbox.pay(await sandbox.open(next.url ?? ''), '00');
  await expect.poll(async () => (await api.payment(orderId)).paymentStatus).toBe('paid');
  const staff = (await api.as('operator@example.com')).token;
  const admin = `main/admin/order/${orderId}`;
  await api.call(`${admin}/shipment`, { method: 'PUT', token: staff, key: randomUUID(), body: { carrier: 'GHN', trackingNumber: 'GHN123456' } }).catch((e: unknown) => console.log(e));
  await api.call(`${admin}/status`, { method: 'PUT', token: staff, key: randomUUID(), body: { status: 'DELIVERING', shipment: { carrier: 'GHN', trackingNumber: 'GHN123456' } } }).catch((e: unknown) => console.log(e));
  const { lines } = await api.call<{ lines: { id: string }[] }>(admin, { token: staff });
  await api.call(`${admin}/refund`, { method: 'PUT', token: staff, key: randomUUID(), body: { lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason: 'Áo bị lỗi' } }).catch((e: unknown) => console.log(e));
  await all(page, 'order-parcel-refund', `/profile/orders/${orderId}`);
  await all(page, 'orders', '/profile/orders');
});
