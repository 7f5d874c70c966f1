import { VNPay, ProductCode, VnpLocale, HashAlgorithm } from 'vnpay';
import {
  queryRequestSignature,
  queryResponseSignature,
  refundRequestSignature,
  refundResponseSignature,
} from './vnpay-api';
import { outcomeOf, outcomeOfStatus } from './vnpay-outcome';
import { canonicalQuery, isSameSignature, signQuery } from './vnpay-signature';
import { plainAddress, plainText } from './vnpay-text';
import { toVnpayDate } from './vnpay-time';
import { createVnpay } from './vnpay';
import { openGateway } from '../../../testing/gateway';
import { addressOf, anAttempt, aPayment } from '../../../testing/payments';
import vectors from './vectors.json';

const fieldsOf = (input: object): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));

const signatures: Record<string, (secret: string, fields: Record<string, string>) => string> = {
  pay: (secret, fields) => signQuery(secret, Object.entries(fields)),
  'ipn/return': (secret, fields) => signQuery(secret, Object.entries(fields)),
  querydr: queryRequestSignature,
  'querydr-response': queryResponseSignature,
  refund: refundRequestSignature,
  'refund-response': refundResponseSignature,
};

test.each(vectors.map((vector) => [vector.id, vector] as const))(
  'the known answer %s is reproduced',
  (_id, vector) => {
    expect(signatures[vector.kind]?.(vector.secret, fieldsOf(vector.input))).toBe(vector.expected);
  },
);

test.each(
  vectors.filter(({ kind }) => kind === 'pay').map(({ id, input, raw }) => [id, input, raw] as const),
)('the text that is signed for %s is the known one', (_id, input, raw) => {
  expect(canonicalQuery(Object.entries(fieldsOf(input)))).toBe(raw);
});

const options = {
  payUrl: 'https://gateway.test/paymentv2/vpcpay.html',
  apiUrl: 'https://gateway.test/api',
  returnUrl: 'https://shop.test/api/ecommerce/payment/return/vnpay',
  tmnCode: 'SHOPVN01',
  hashSecret: 'SANDBOXSECRETKEYFORVECTORS012345',
  clock: () => new Date('2026-11-21T01:00:00Z'),
};
const payment = aPayment();

test('the address for a shopper is the one a public implementation makes', async () => {
  const redirectUrl = addressOf(await createVnpay(options).create(payment));

  const other = new VNPay({
    tmnCode: options.tmnCode,
    secureSecret: options.hashSecret,
    vnpayHost: 'https://gateway.test',
    testMode: true,
    hashAlgorithm: HashAlgorithm.SHA512,
    enableLog: false,
  });
  const theirs = new URL(
    other.buildPaymentUrl({
      vnp_Amount: payment.amount,
      vnp_IpAddr: payment.ipAddress,
      vnp_TxnRef: payment.merchantRef,
      vnp_OrderInfo: 'Thanh toan don hang DH26112100042',
      vnp_OrderType: ProductCode.Other,
      vnp_ReturnUrl: options.returnUrl,
      vnp_Locale: VnpLocale.VN,
      vnp_CreateDate: 20261121080000,
      vnp_ExpireDate: 20261121081500,
    }),
  );
  expect(Object.fromEntries(new URL(redirectUrl).searchParams)).toEqual(
    Object.fromEntries(theirs.searchParams),
  );
});

test('a debit card goes to the domestic banks, in the language of the shopper', async () => {
  const redirectUrl = addressOf(
    await createVnpay(options).create({
      ...payment,
      method: 'THEGHINO',
      language: 'en',
    }),
  );

  const query = new URL(redirectUrl).searchParams;
  expect([query.get('vnp_BankCode'), query.get('vnp_Locale')]).toEqual(['VNBANK', 'en']);
});

test('an address to come back to may have a query of its own', async () => {
  const returnUrl = `${options.returnUrl}?lang=vi&from=a b`;
  const query = new URL(addressOf(await createVnpay({ ...options, returnUrl }).create(payment))).searchParams;

  expect(query.get('vnp_ReturnUrl')).toBe(returnUrl);
  const fields = [...query].filter(([name]) => name !== 'vnp_SecureHash');
  expect(signQuery(options.hashSecret, fields)).toBe(query.get('vnp_SecureHash'));
});

test('without a bank chosen, none is named', async () => {
  const redirectUrl = addressOf(await createVnpay(options).create(payment));

  expect(redirectUrl).not.toContain('vnp_BankCode');
});

test.each([
  ['Áo dài Đỏ – "giá" 100% & ~(tốt)!*', 'Ao dai Do gia 100 tot'],
  ['aàáảãạăằắẳẵặâầấẩẫậ đĐ eèéẻẽẹêềếểễệ', 'aaaaaaaaaaaaaaaaaa dD eeeeeeeeeeee'],
  ['iìíỉĩị oòóỏõọôồốổỗộơờớởỡợ uùúủũụưừứửữự yỳýỷỹỵ', 'iiiiii oooooooooooooooooo uuuuuuuuuuuu yyyyyy'],
  [
    'AÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬ EÈÉẺẼẸÊỀẾỂỄỆ IÌÍỈĨỊ OÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢ UÙÚỦŨỤƯỪỨỬỮỰ YỲÝỶỸỴ',
    'AAAAAAAAAAAAAAAAAA EEEEEEEEEEEE IIIIII OOOOOOOOOOOOOOOOOO UUUUUUUUUUUU YYYYYY',
  ],
  ["Quà 'Tết' + 10% * ~2 (mới)! & <b>", 'Qua Tet 10 2 moi b'],
  ['x'.repeat(400), 'x'.repeat(255)],
])('order info %# is written in letters that every encoder writes alike', (given, expected) => {
  expect(plainText(given)).toBe(expected);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '127.0.0.1'],
  ['2001:db8::7', '2001:db8::7'],
  ['198.51.100.4', '198.51.100.4'],
])('the address %s of a shopper is written as %s', (ip, expected) => {
  expect(plainAddress(ip)).toBe(expected);
});

test.each(['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York'])(
  'a server in %s writes the time of Hà Nội',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    expect(toVnpayDate(new Date('2026-12-31T17:00:00Z'))).toBe('20270101000000');
    process.env['TZ'] = before;
  },
);

test.each([
  ['00', '00', 'paid', '00'],
  ['00', '01', 'processing', '00'],
  ['00', '02', 'failed', '99'],
  ['00', '04', 'review', '07'],
  ['00', '07', 'review', '07'],
  ['00', '', 'processing', '00'],
  ['07', '07', 'review', '07'],
  ['07', '02', 'review', '07'],
  ['24', '02', 'cancelled', '24'],
  ['24', '00', 'review', '07'],
  ['11', '02', 'expired', '11'],
  ['42', '02', 'failed', '99'],
  ['99', '02', 'failed', '99'],
  ...['09', '10', '12', '13', '51', '65', '75', '79'].map((code) => [code, '02', 'failed', code]),
])('response code %s with status %s means %s', (code, status, outcome, providerCode) => {
  expect(outcomeOf(code ?? '', status ?? '')).toEqual({ outcome, providerCode });
});

test.each([
  ['00', 'paid'],
  ['01', 'processing'],
  ['02', 'failed'],
  ['04', 'review'],
  ['05', 'review'],
  ['06', 'review'],
  ['07', 'review'],
  ['09', 'review'],
])('a query that says %s means %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});

test.each(['', 'abc', 'f'.repeat(127), 'z'.repeat(128), 'é'.repeat(128)])(
  'a signature that is none (%#) is refused without an error',
  (given) => {
    expect(isSameSignature('a'.repeat(128), given)).toBe(false);
  },
);

test('a shopper who waits does not wait as long for a silent gateway as a server would', async () => {
  const gateway = await openGateway();
  gateway.answers(() => 'silent');
  const vnpay = createVnpay({ ...options, apiUrl: `${gateway.url}/api`, timeoutMs: 60_000 });
  const attempt = anAttempt({ providerCreateDate: '20261121080000' });

  const result = await vnpay.query(attempt, 200);
  await gateway.close();

  expect(result.kind).toBe('unknown');
});
