import type { Quote } from '@storefront/shared/contracts';
import { aQuote, aQuoteLine } from '../testing/builders';
import { differences, isNothingLeft } from './differences';
import type { Conflict } from './order-slice';

const shirt = aQuoteLine({ infoId: 'shirt', name: 'Áo thun', quantity: 2, unitPrice: 100 });
const robot = aQuoteLine({ infoId: 'robot', name: 'Robot', quantity: 1, unitPrice: 500 });
const gift = aQuoteLine({ infoId: 'shirt', name: 'Áo tặng', quantity: 1, unitPrice: 0, isGift: true });
const shown: Partial<Quote> = { lines: [gift, shirt, robot], shippingFee: 30, grandTotal: 730 };

const conflict = (now: Partial<Quote>, changes: Conflict['changes'] = []): Conflict => ({
  code: 'PRICE_CHANGED',
  before: aQuote(shown),
  quote: aQuote({ ...shown, ...now }),
  changes,
});

test('an order that is as it was shown differs in nothing', () => {
  expect(differences(conflict({}))).toEqual([]);
});

test('a price that the server did not name is found by the line, and the gift of the same is not taken for it', () => {
  const lines = [gift, { ...shirt, unitPrice: 120 }, robot];

  expect(differences(conflict({ lines }))).toEqual([
    { key: 'price-shirt', kind: 'price', name: 'Áo thun', before: 100, after: 120 },
  ]);
});

test('a price that the server names is said once', () => {
  const lines = [{ ...shirt, unitPrice: 120 }, robot, gift];
  const changes = [{ infoId: 'shirt', name: 'Áo thun', before: 100, after: 120 }];

  expect(differences(conflict({ lines }, changes))).toEqual([
    { key: 'price-shirt', kind: 'price', infoId: 'shirt', name: 'Áo thun', before: 100, after: 120 },
  ]);
});

test('a line that was not shown is no difference of its price', () => {
  const lines = [shirt, robot, gift, aQuoteLine({ infoId: 'cap', unitPrice: 50 })];

  expect(differences(conflict({ lines }))).toEqual([]);
});

test.each([
  ['what is left of it', 1, { kind: 'quantity', after: 1 }],
  ['that none is left', 0, { kind: 'gone', after: 0 }],
  ['that none is left, where no number comes', undefined, { kind: 'gone', after: 0 }],
])('a line with too little stock says %s, and the total waits', (_what, available, expected) => {
  const problem = {
    code: 'NOT_ENOUGH_STOCK' as const,
    infoId: 'shirt',
    ...(available !== undefined && { available }),
  };

  expect(differences(conflict({ problems: [problem], grandTotal: 1 }))).toEqual([
    { key: 'stock-shirt', name: 'Áo thun', before: 2, ...expected },
  ]);
});

test('a problem of no line, or of one that was not shown, concerns no line', () => {
  const problems = [
    { code: 'NOT_ENOUGH_STOCK' as const },
    { code: 'NOT_ENOUGH_STOCK' as const, infoId: 'cap' },
  ];

  expect(differences(conflict({ problems }))).toEqual([]);
});

test('a gift that is gone is named, also when the same is still bought', () => {
  expect(differences(conflict({ lines: [shirt, robot] }))).toEqual([
    { key: 'gift-shirt', kind: 'gone', name: 'Áo tặng', before: 1, after: 0 },
  ]);
});

test.each([
  ['has changed', 45, [{ key: 'shipping', kind: 'shipping', before: 30, after: 45 }]],
  ['is no longer known is not named', null, []],
])('a delivery fee that %s', (_what, shippingFee, expected) => {
  expect(differences(conflict({ shippingFee }))).toEqual(expected);
});

test('another total is said last, also when only the voucher does not apply', () => {
  const problems = [{ code: 'VOUCHER_INVALID' as const, reasonCode: 'EXPIRED' as const }];

  expect(differences(conflict({ problems, shippingFee: 45, grandTotal: 745 }))).toEqual([
    { key: 'shipping', kind: 'shipping', before: 30, after: 45 },
    { key: 'total', kind: 'total', before: 730, after: 745 },
  ]);
});

test.each<[string, Quote['problems'], boolean]>([
  ['both lines are gone', [lost('shirt'), lost('robot')], true],
  [
    'both are gone, where no number comes',
    [lost('shirt'), { code: 'NOT_ENOUGH_STOCK', infoId: 'robot' }],
    true,
  ],
  ['one line is gone', [lost('shirt')], false],
  ['one is gone and of the other some are left', [lost('shirt'), { ...lost('robot'), available: 1 }], false],
  ['one is gone and the voucher, too', [lost('shirt'), { code: 'VOUCHER_INVALID' }], false],
])('an order is empty only when nothing of it is left: %s', (_what, problems, expected) => {
  expect(isNothingLeft(conflict({ problems }))).toBe(expected);
});

function lost(infoId: string): Quote['problems'][number] {
  return { code: 'NOT_ENOUGH_STOCK', infoId, available: 0 };
}
