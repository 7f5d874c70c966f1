import { masked } from './masked';

test.each([
  [
    '{"buyerName":"Phạm \\"Lan\\"","buyerPhone": 912345678,"amount":1299000.0,"cardNumber":"970419******2198","status":"000"}',
    '{"buyerName":"***","buyerPhone": "***","amount":1299000.0,"cardNumber":"***","status":"000"}',
  ],
  [
    '{"payer":{"name":{"given_name":"Lan","surname":"Phạm"},"email_address":"lan@example.com","payer_id":"P1"},"id":"O1"}',
    '{"payer":{"name":{"given_name":"***","surname":"***"},"email_address":"***","payer_id":"P1"},"id":"O1"}',
  ],
  [
    '{"data":"{\\"app_trans_id\\":\\"260115_DH1T1\\",\\"phone\\":\\"0912345678\\",\\"amount\\":1000}"}',
    '{"data":"{\\"app_trans_id\\":\\"260115_DH1T1\\",\\"phone\\":\\"***\\",\\"amount\\":1000}"}',
  ],
  ['orderId=DH1T1&buyerEmail=lan%40example.com&amount=1000', 'orderId=DH1T1&buyerEmail=***&amount=1000'],
  ['{"message":"sent to lan.pham@mail.example.com"}', '{"message":"sent to ***"}'],
])('a record names nobody and keeps the money: %s', (raw, expected) => {
  expect(masked(raw)).toBe(expected);
});

test.each([
  '{"name":"UNPROCESSABLE_ENTITY","details":[{"issue":"ORDER_ALREADY_CAPTURED"}]}',
  '{"zp_trans_id":260115000000389,"amount":1299000,"server_time":1768446900202}',
  'vnp_Amount=21800000&vnp_BankCode=NCB&vnp_CardType=ATM&vnp_TxnRef=DH1T1&vnp_SecureHash=ab12',
  'no answer',
  '',
])('what names nobody is kept as it came: %s', (raw) => {
  expect(masked(raw)).toBe(raw);
});

test('a long hostile text takes no time', () => {
  const before = performance.now();

  for (const text of [
    '"' + 'email'.repeat(13_000),
    '&phone'.repeat(11_000),
    'a.'.repeat(32_000) + '@',
    '"'.repeat(64_000),
  ])
    masked(text);

  expect(performance.now() - before).toBeLessThan(2_000);
});
