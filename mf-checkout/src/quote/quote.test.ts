import type { OrderAddress } from '@storefront/shared/contracts';
import { emptyDraft, type Draft } from '../draft/draft';
import { aQuote, aQuoteLine } from '../testing/builders';
import { acknowledgedPrices } from './acknowledged-prices';
import { giftChanges } from './gift-changes';
import { accountOf, linesToOrder, toQuoteRequest, quoteKey, type QuoteRequest } from './quote';

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

test('a reward is asked about for a customer alone, and a way to pay for anyone', () => {
  const draft: Draft = { ...emptyDraft, usesReward: true, paymentMethod: 'COD' };
  const body = (account: string | null) => toQuoteRequest([shirt], draft, { language: 'vi', account })?.body;

  expect(body('lan@example.com')).toMatchObject({ useReward: true, paymentMethod: 'COD' });
  expect(body(null)).toEqual({ lines: [{ infoId: 'shirt', quantity: 1 }], paymentMethod: 'COD' });
});

test('with a reward it is another question', () => {
  expect(quoteKey({ ...asked, body: { ...asked.body, useReward: true } })).not.toBe(quoteKey(asked));
});

test.each([
  [{ isLoggedIn: true, email: 'lan@example.com' }, 'lan@example.com'],
  [{ isLoggedIn: true, email: null }, ''],
  [{ isLoggedIn: false, email: 'lan@example.com' }, null],
])('the account of %j is %j', (session, account) => {
  expect(accountOf(session as Parameters<typeof accountOf>[0])).toBe(account);
});

describe('between two prices', () => {
  const gift = (infoId: string) => aQuoteLine({ infoId, name: `Quà ${infoId}`, isGift: true });
  const bought = (infoId: string) => aQuoteLine({ infoId, name: `Hàng ${infoId}` });
  const priced = (...lines: ReturnType<typeof aQuoteLine>[]) => aQuote({ lines });

  test('gifts that went are named before those that came, and what is bought is none', () => {
    expect(
      giftChanges(priced(bought('a'), gift('b'), gift('c')), priced(bought('d'), gift('c'), gift('e'))),
    ).toEqual([
      { notice: 'GiftGone', name: 'Quà b' },
      { notice: 'GiftAdded', name: 'Quà e' },
    ]);
  });

  test('a gift of what is bought as well is named when it comes and when it goes', () => {
    const without = priced(bought('a'));
    const withGift = priced(bought('a'), gift('a'));

    expect(giftChanges(without, withGift)).toEqual([{ notice: 'GiftAdded', name: 'Quà a' }]);
    expect(giftChanges(withGift, without)).toEqual([{ notice: 'GiftGone', name: 'Quà a' }]);
    expect(giftChanges(withGift, withGift)).toEqual([]);
    expect(giftChanges(without, priced(bought('b')))).toEqual([]);
    expect(giftChanges(null, withGift)).toEqual([]);
  });
});

test('the price that was seen of a line is its usual one, and of a gift there is none', () => {
  const flash = aQuoteLine({ infoId: 'a', usualPrice: 209_000, unitPrice: 199_000 });
  const free = aQuoteLine({ infoId: 'b', usualPrice: 35_000, unitPrice: 0, isGift: true });

  expect(acknowledgedPrices(aQuote({ lines: [flash, free] }))).toEqual({ a: 209_000 });
});
