import type { OrderAddress } from '@storefront/shared/contracts';
import { emptyDraft, type Draft } from '../draft/draft';
import { linesToOrder, toQuoteRequest, quoteKey, type QuoteRequest } from './quote';

const address: OrderAddress = { national: 'VN', provinceCode: '79', wardCode: '1', address: 'Số 1' };
const shirt = { infoId: 'shirt', quantity: 1, isOrder: true, priceSeen: 1 };
const cap = { ...shirt, infoId: 'cap', quantity: 2 };
const asked: QuoteRequest = {
  language: 'vi',
  account: 'lan@example.com',
  body: { lines: linesToOrder([shirt, cap]), address, shippingMethod: 'STANDARD', paymentMethod: 'COD' },
};

test('the same question has the same key, in whatever order its parts stand', () => {
  const { national, provinceCode, wardCode, address: street } = address;
  const turned = { address: street, wardCode, provinceCode, national } as OrderAddress;

  expect(quoteKey({ ...asked, body: { ...asked.body, address: turned } })).toBe(quoteKey(asked));
  expect(quoteKey({ ...asked, body: { ...asked.body, lines: linesToOrder([cap, shirt]) } })).toBe(
    quoteKey(asked),
  );
});

test.each<[string, Partial<QuoteRequest>]>([
  ['language', { language: 'en' }],
  ['account', { account: 'minh@example.com' }],
  ['visitor', { account: null }],
  ['quantity', { body: { ...asked.body, lines: linesToOrder([shirt, { ...cap, quantity: 3 }]) } }],
  ['voucher', { body: { ...asked.body, voucherCode: 'TEN' } }],
  ['address', { body: { ...asked.body, address: { ...address, provinceCode: '01' } } }],
  ['way to deliver', { body: { ...asked.body, shippingMethod: 'EXPRESS' } }],
  ['way to pay', { body: { ...asked.body, paymentMethod: 'ONLINE' } }],
])('another %s is another question', (_what, change) => {
  expect(quoteKey({ ...asked, ...change })).not.toBe(quoteKey(asked));
});

test('only ticked lines are asked about, and without any nothing is', () => {
  const draft: Draft = { ...emptyDraft, voucherCode: 'TEN' };
  const who = { language: 'vi' as const, account: null };

  expect(toQuoteRequest([shirt, { ...cap, isOrder: false }], draft, who)?.body).toEqual({
    lines: [{ infoId: 'shirt', quantity: 1 }],
    voucherCode: 'TEN',
  });
  expect(toQuoteRequest([{ ...cap, isOrder: false }], draft, who)).toBeNull();
});

test('a way to deliver is asked about together with its address alone', () => {
  const who = { language: 'vi' as const, account: null };
  const draft: Draft = { ...emptyDraft, shippingMethod: 'EXPRESS' };

  expect(toQuoteRequest([shirt], draft, who)?.body).not.toHaveProperty('shippingMethod');
  expect(toQuoteRequest([shirt], { ...draft, address }, who)?.body).toMatchObject({
    shippingMethod: 'EXPRESS',
    address,
  });
});
