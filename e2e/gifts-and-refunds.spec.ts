import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures';

test('a gift comes with a large robotics cart, says so, and goes with it again @both', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  await signIn();
  const robot = await api.variantOf('robotics', { stock: 2, from: 1_000_000, below: 1_500_000 });
  await fillCart({ of: robot, quantity: 1 });
  await page.goto('/cart');
  const gifts = page.getByRole('region', { name: 'Quà tặng' });
  // What comes with the first price is no news.
  await expect(page.getByText(/^Đơn từ .+ giảm 8%: giảm /)).toBeVisible();
  await expect(gifts).toBeHidden();

  const line = page.getByRole('group', { name: /^Số lượng / });
  await line.getByRole('button', { name: 'Thêm một' }).click();
  await expect(page.getByText(/^Đơn của bạn có thêm quà tặng: Cảm biến .+\.$/)).toBeVisible();
  await expect(gifts.getByRole('listitem')).toHaveCount(1);

  await line.getByRole('button', { name: 'Bớt một' }).click();
  await expect(page.getByText(/^Quà tặng Cảm biến .+ không còn trong đơn\.$/)).toBeVisible();
  await expect(gifts).toBeHidden();
});

test('staff give back what one of two pieces cost, and the customer sees it on the order and in a mail', async ({
  page,
  api,
  sandbox,
  shop,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn();
  const variant = await api.variant({ stock: 2 });
  const { orderId, next } = await api.order({ of: variant, quantity: 2 });
  await sandbox.pay(await sandbox.open(next.url ?? ''), '00');
  await expect.poll(async () => (await api.payment(orderId)).paymentStatus).toBe('paid');

  const { token } = await api.as('operator@example.com');
  const path = `main/admin/order/${orderId}`;
  const { lines, code } = await api.call<{ code: string; lines: { id: string; lineTotal: number }[] }>(path, {
    token,
  });
  const { refunding, refunded } = await api.call<{ refunding: number; refunded: number }>(`${path}/refund`, {
    method: 'PUT',
    token,
    key: randomUUID(),
    body: { lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason: 'Áo bị lỗi đường may' },
  });
  const back = refunding + refunded;
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(lines[0]?.lineTotal ?? 0);

  await page.goto(`/profile/orders/${orderId}`);
  const amount = back.toLocaleString('vi-VN');
  await expect(page.getByText(new RegExp(`^(Đang|Đã) hoàn ${amount}`))).toBeVisible();
  await expect
    .poll(
      async () => {
        const answer = await fetch(
          `${shop.inboxUrl}/api/messages?to=${encodeURIComponent('lan@example.com')}`,
        );
        const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
        return messages.some(({ subject, text }) => subject.includes(code) && text.includes(amount));
      },
      { timeout: 30_000 },
    )
    .toBe(true);
});
