import { vectors } from '../../fixtures/vnpay-vectors.json';
import { escapeValue, sign, signedUrl, toPipes, toQuery } from './signing';
import { queryRequestOrder, queryReplyOrder, refundRequestOrder } from './merchant-fields';

const text = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

const ofKind = (...kinds: string[]) =>
  vectors.flatMap(({ id, kind, secret, input, raw, expected }) =>
    kinds.includes(kind) && secret && input && raw
      ? [{ id, secret, raw, expected, fields: text(input) }]
      : [],
  );

test.each(ofKind('pay', 'ipn/return'))(
  'the known answer $id is reproduced',
  ({ fields, raw, secret, expected }) => {
    expect(toQuery(fields)).toBe(raw);
    expect(sign(secret, raw)).toBe(expected);
  },
);

const orders: Record<string, readonly string[]> = {
  querydr: queryRequestOrder,
  'querydr-response': queryReplyOrder,
  refund: refundRequestOrder,
};

test.each(Object.entries(orders))('the known answer of a %s is reproduced', (kind, order) => {
  const [vector] = ofKind(kind);
  if (!vector) throw new Error(`no vector for ${kind}`);

  expect(toPipes(order, vector.fields)).toBe(vector.raw);
  expect(sign(vector.secret, vector.raw)).toBe(vector.expected);
});

test('marks that encoders disagree about are all escaped', () => {
  expect(escapeValue("a b!'()*~é")).toBe('a+b%21%27%28%29%2A%7E%C3%A9');
});

test('a return address keeps its own query and fragment', () => {
  const url = signedUrl('http://shop.test/back?lang=vi#top', { vnp_TxnRef: 'A1' }, 'secret');

  expect(url).toMatch(/^http:\/\/shop\.test\/back\?lang=vi&vnp_TxnRef=A1&vnp_SecureHash=[0-9a-f]{128}#top$/);
});
