import { VNPay, dateFormat, getDateInGMT7, type ReturnQueryFromVNPay } from 'vnpay';
import { ProductCode, VnpLocale } from 'vnpay/enums';
import { createVirtualClock } from '../clock';
import { readConfig } from '../config';
import { aShop, control, post, refreshOf, secret, type Gateway } from '../testing/sandbox-kit';
import { createPaymentsApp } from './payments-app';
import { toVietnamStamp } from './vietnam-time';

// A public library written by others: one wrong idea of ours cannot pass on both sides.
let app: Gateway;
let shop: Awaited<ReturnType<typeof aShop>>;
let client: VNPay;

beforeEach(async () => {
  shop = await aShop();
  const config = readConfig({});
  const vnpay = { ...config.vnpay, ipnUrl: shop.ipnUrl };
  app = await createPaymentsApp({ ...config, vnpay, clock: createVirtualClock(), fontsDir: null });
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  client = new VNPay({
    tmnCode: 'SHOPVN01',
    secureSecret: secret,
    vnpayHost: host,
    queryDrAndRefundHost: host,
  });
});
afterEach(async () => {
  await app.close();
  await shop.close();
});

const created = Number(toVietnamStamp(new Date()));
const expires = Number(toVietnamStamp(new Date(Date.now() + 15 * 60_000)));

async function open(txnRef = 'LIB1') {
  const url = new URL(
    client.buildPaymentUrl({
      vnp_Amount: 1_299_000,
      vnp_CreateDate: created,
      vnp_ExpireDate: expires,
      vnp_IpAddr: '203.0.113.7',
      vnp_Locale: VnpLocale.VN,
      vnp_OrderInfo: `Thanh toan don hang :${txnRef}`,
      vnp_OrderType: ProductCode.Other,
      vnp_ReturnUrl: 'http://localhost:3000/return',
      vnp_TxnRef: txnRef,
    }),
  );
  const response = await app.inject(url.pathname + url.search);
  return String(response.headers.location);
}

const fromVnpay = (query: URLSearchParams) =>
  Object.fromEntries(query) as Record<string, string> & ReturnQueryFromVNPay;

test('an address built by the vnpay library is accepted', async () => {
  expect(await open()).toContain('PaymentMethod.html?token=');
});

test.each(['00', '24', '51'])(
  'the library believes the return and the notification of code %s',
  async (code) => {
    const token = (await open()).split('token=')[1] ?? '';

    const returned = refreshOf((await post(app, 'Outcome', { token, code })).body);

    const [told] = shop.received;
    if (!told) throw new Error('nothing was told');
    for (const verified of [
      client.verifyReturnUrl(fromVnpay(returned.searchParams)),
      client.verifyIpnCall(fromVnpay(told)),
    ]) {
      expect(verified).toMatchObject({ isVerified: true, isSuccess: code === '00', vnp_Amount: 1_299_000 });
    }
  },
);

test('the library sees through a forged notification', async () => {
  await control(app, 'faults', { ipnTamper: 'forged-hash', ipn: 'before-return' });
  await open();
  await control(app, 'transactions/LIB1/pay', { code: '00' });

  const [told] = shop.received;

  expect(client.verifyIpnCall(fromVnpay(told ?? new URLSearchParams())).isVerified).toBe(false);
});

test('a query by the library is accepted and its reply verified', async () => {
  await open();
  await control(app, 'transactions/LIB1/pay', { code: '00' });

  const answer = await client.queryDr({
    vnp_RequestId: 'lib0001',
    vnp_TxnRef: 'LIB1',
    vnp_OrderInfo: 'Truy van GD LIB1',
    vnp_TransactionDate: created,
    vnp_CreateDate: dateFormat(getDateInGMT7(new Date())),
    vnp_IpAddr: '203.0.113.10',
    vnp_TransactionNo: Number((await control(app, 'transactions/LIB1')).result.transactionNo),
  });

  expect(answer).toMatchObject({ isVerified: true, vnp_ResponseCode: '00', vnp_TransactionStatus: '00' });
});

test('the library reads the list of banks', async () => {
  const list = await client.getBankList();

  expect(list.map(({ bank_code: code }) => code)).toEqual(expect.arrayContaining(['NCB', 'BIDV', 'ACB']));
});
