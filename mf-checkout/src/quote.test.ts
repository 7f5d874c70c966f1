import type { OrderAddress } from '@storefront/shared/contracts';
import { emptyDraft, type Draft } from './draft';
import { linesToOrder, questionOf, quoteKey, type QuoteQuestion } from './quote';

const address: OrderAddress = { national: 'VN', provinceCode: '79', wardCode: '1', address: 'Số 1' };
const shirt = { infoId: 'shirt', quantity: 1, isOrder: true, priceSeen: 1 };
const cap = { ...shirt, infoId: 'cap', quantity: 2 };
const asked: QuoteQuestion = {
  language: 'vi',
  account: 'lan@example.com',
  request: { lines: linesToOrder([shirt, cap]), address, shippingMethod: 'STANDARD', paymentMethod: 'COD' },
};

test('the same question has the same key, in whatever order its parts stand', () => {
  const { national, provinceCode, wardCode, address: street } = address;
  const turned = { address: street, wardCode, provinceCode, national } as OrderAddress;

  expect(quoteKey({ ...asked, request: { ...asked.request, address: turned } })).toBe(quoteKey(asked));
  expect(quoteKey({ ...asked, request: { ...asked.request, lines: linesToOrder([cap, shirt]) } })).toBe(
    quoteKey(asked),
  );
});

test.each<[string, Partial<QuoteQuestion>]>([
  ['language', { language: 'en' }],
  ['account', { account: 'minh@example.com' }],
  ['visitor', { account: null }],
  ['quantity', { request: { ...asked.request, lines: linesToOrder([shirt, { ...cap, quantity: 3 }]) } }],
  ['voucher', { request: { ...asked.request, voucherCode: 'TEN' } }],
  ['address', { request: { ...asked.request, address: { ...address, provinceCode: '01' } } }],
  ['way to deliver', { request: { ...asked.request, shippingMethod: 'EXPRESS' } }],
  ['way to pay', { request: { ...asked.request, paymentMethod: 'ONLINE' } }],
])('another %s is another question', (_what, change) => {
  expect(quoteKey({ ...asked, ...change })).not.toBe(quoteKey(asked));
});

test('only ticked lines are asked about, and without any nothing is', () => {
  const draft: Draft = { ...emptyDraft, voucherCode: 'TEN' };
  const who = { language: 'vi' as const, account: null };

  expect(questionOf([shirt, { ...cap, isOrder: false }], draft, who)?.request).toEqual({
    lines: [{ infoId: 'shirt', quantity: 1 }],
    voucherCode: 'TEN',
  });
  expect(questionOf([{ ...cap, isOrder: false }], draft, who)).toBeNull();
});

test('a way to deliver is asked about together with its address alone', () => {
  const who = { language: 'vi' as const, account: null };
  const draft: Draft = { ...emptyDraft, shippingMethod: 'EXPRESS' };

  expect(questionOf([shirt], draft, who)?.request).not.toHaveProperty('shippingMethod');
  expect(questionOf([shirt], { ...draft, address }, who)?.request).toMatchObject({
    shippingMethod: 'EXPRESS',
    address,
  });
});
