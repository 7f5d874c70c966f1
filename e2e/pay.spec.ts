import { goToGateway, orderIdOf } from './checkout';
import { expect, test } from './fixtures';
import { endWith, payWithTestCard, referenceOf } from './gateway';

const codes = ['00', '07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'] as const;
/** As shoppers read them, so that a sentence that changes in the catalogue of messages is looked at here as well. */
const words = {
  vi: {
    '00': 'Giao dịch thành công.',
    '07': 'Tiền đã bị trừ nhưng giao dịch bị nghi ngờ nên cần kiểm tra thêm.',
    '09': 'Thẻ hoặc tài khoản chưa đăng ký Internet Banking.',
    '10': 'Thông tin thẻ hoặc tài khoản được xác thực sai quá 3 lần.',
    '11': 'Đã hết thời gian chờ thanh toán.',
    '12': 'Thẻ hoặc tài khoản đang bị khoá.',
    '13': 'Mã OTP không đúng.',
    '24': 'Bạn đã huỷ giao dịch.',
    '51': 'Tài khoản không đủ số dư.',
    '65': 'Tài khoản đã vượt hạn mức giao dịch trong ngày.',
    '75': 'Ngân hàng đang bảo trì.',
    '79': 'Mật khẩu thanh toán bị nhập sai quá số lần cho phép.',
    '99': 'Cổng thanh toán gặp lỗi.',
  },
  en: {
    '00': 'The transaction succeeded.',
    '07': 'The money was taken, but the transaction looks suspicious and needs a check.',
    '09': 'The card or account is not registered for internet banking.',
    '10': 'The card or account details were wrong more than 3 times.',
    '11': 'The time to pay ran out.',
    '12': 'The card or account is locked.',
    '13': 'The one-time password (OTP) was wrong.',
    '24': 'You cancelled the transaction.',
    '51': 'The account has not enough money.',
    '65': 'The account is over its daily limit.',
    '75': 'The bank is under maintenance.',
    '79': 'The payment password was wrong too many times.',
    '99': 'The payment gateway reported an error.',
  },
};

for (const { language, prefix, paid, unpaid } of [
  { language: 'vi', prefix: '', paid: 'Đã thanh toán', unpaid: 'Chưa thanh toán' },
  { language: 'en', prefix: '/en', paid: 'Paid', unpaid: 'Not paid' },
] as const) {
  test(`a customer reads each of the 13 results in words of its own (${language})`, async ({
    page,
    api,
    sandbox,
    signIn,
  }) => {
    test.setTimeout(240_000);
    await signIn();
    const variant = await api.variant({ stock: 13, hasOptions: false });
    const { orderId, next } = await api.order({ of: variant });
    let payUrl = next.url ?? '';
    const said = new Set<string>();

    // Each failure leaves the order open for the next try; what takes money comes last, on orders of its own.
    for (const code of codes) {
      const takesMoney = code === '00' || code === '07';
      const own = takesMoney ? await api.order({ of: variant }) : { orderId, next: { url: payUrl } };
      const reference = await sandbox.open(own.next.url ?? '');
      await sandbox.pay(reference, code);
      await page.goto(`${prefix}/checkout/result/${own.orderId}`);

      const verdict = page.getByRole('main').getByRole('status').first();
      await expect(verdict).toContainText(words[language][code]);
      const status = page.getByRole('definition').filter({ hasText: code === '00' ? paid : unpaid });
      await expect(status).toHaveText(code === '00' ? paid : unpaid);
      said.add(await verdict.innerText());
      if (!takesMoney) payUrl = (await api.payAgain(orderId)).url;
    }
    expect(said.size).toBe(13);
  });
}

test('a customer whose payment failed pays again and succeeds @both', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await fillCart({ of: await api.variant() });
  await goToGateway(page);
  await endWith(page, '51');

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán chưa thành công' })).toBeVisible();
  await expect(page.getByText('Chưa thanh toán được: Tài khoản không đủ số dư.')).toBeVisible();
  await expect(page.getByText(/^Đơn hàng vẫn được giữ đến \d\d:\d\d\.$/)).toBeVisible();
  const orderId = orderIdOf(page);
  expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');
  await page.getByRole('button', { name: 'Thanh toán lại' }).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await payWithTestCard(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  expect((await api.payment(orderId)).paymentStatus).toBe('paid');
});

test('a customer who stops at the gateway is told so, and can pay from the order', async ({
  page,
  api,
  signIn,
  fillCart,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await fillCart({ of: await api.variant() });
  await goToGateway(page);
  await page.getByRole('button', { name: 'Huỷ thanh toán' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã huỷ thanh toán' })).toBeVisible();
  await page.getByRole('link', { name: 'Xem đơn hàng' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng/ })).toBeVisible();
  const orderId = orderIdOf(page);
  await page.getByRole('main').getByRole('link', { name: 'Thanh toán lại' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đã huỷ thanh toán' })).toBeVisible();
  await page.getByRole('button', { name: 'Thanh toán lại' }).click();
  await page.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chọn phương thức thanh toán' })).toBeVisible({
    timeout: 20_000,
  });
  await endWith(page, '00');
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  expect((await api.payment(orderId)).paymentStatus).toBe('paid');
});

test('coming back alone pays nothing: without news from the gateway the order waits for the query', async ({
  page,
  api,
  sandbox,
  signIn,
  fillCart,
}) => {
  test.setTimeout(240_000);
  await signIn();
  await fillCart({ of: await api.variant() });
  await goToGateway(page);
  const reference = await referenceOf(page);
  await sandbox.faults(reference, { ipn: 'none', querydr: 'error' });
  await endWith(page, '00');

  await expect(page.getByRole('heading', { level: 1, name: 'Đang xử lý thanh toán' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Thanh toán/ })).toHaveCount(0);
  const orderId = orderIdOf(page);
  expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');

  await sandbox.faults(reference, { querydr: 'ok' });
  const { returnUrl } = await sandbox.transaction(reference);
  await expect(async () => {
    // A browser that comes back makes the shop ask, though not more often than every ten seconds.
    await fetch(returnUrl ?? '', { redirect: 'manual' });
    await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible({
      timeout: 6_000,
    });
  }).toPass({ timeout: 45_000 });
  expect((await api.payment(orderId)).paymentStatus).toBe('paid');
});

test('late and repeated news pays once', async ({ page, api, sandbox, signIn }) => {
  const { orderId, next } = await api.order();
  const reference = await sandbox.open(next.url ?? '');
  await sandbox.faults(reference, { ipnDelayMs: 3_000, ipnCopies: 3 });
  await sandbox.pay(reference, '00');
  expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');
  await signIn();
  await page.goto(`/checkout/result/${orderId}`);

  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
  await expect
    .poll(async () =>
      (await sandbox.transaction(reference)).notifications.map(({ rspCode }) => rspCode).sort(),
    )
    .toEqual(['00', '02', '02']);
  expect((await api.detail(orderId)).attempts).toHaveLength(1);
});

test('forged news pays nothing, in the words of the protocol', async ({ page, api, sandbox, signIn }) => {
  const { orderId, next } = await api.order();
  const reference = await sandbox.open(next.url ?? '');
  await sandbox.faults(reference, { ipn: 'none' });
  await sandbox.pay(reference, '00');

  expect(await sandbox.notify(reference, 'forged-hash')).toMatchObject({ rspCode: '97' });
  expect(await sandbox.notify(reference, 'unknown-txn-ref')).toMatchObject({ rspCode: '01' });
  expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');
  await signIn();
  await page.goto(`/checkout/result/${orderId}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Chưa thanh toán' })).toBeVisible();

  expect(await sandbox.notify(reference)).toMatchObject({ rspCode: '00' });
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán thành công' })).toBeVisible();
});

test('news of a wrong amount pays nothing and is left to the shop', async ({
  page,
  api,
  sandbox,
  signIn,
}) => {
  const { orderId, next } = await api.order();
  const reference = await sandbox.open(next.url ?? '');
  await sandbox.faults(reference, { ipnTamper: 'wrong-amount' });
  await sandbox.pay(reference, '00');
  await expect
    .poll(async () => (await sandbox.transaction(reference)).notifications.at(0)?.rspCode)
    .toBe('04');
  await signIn();
  await page.goto(`/checkout/result/${orderId}`);

  await expect(page.getByRole('heading', { level: 1, name: 'Chờ cửa hàng xác nhận' })).toBeVisible();
  expect((await api.payment(orderId)).paymentStatus).toBe('unpaid');
});
