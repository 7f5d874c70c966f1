import { aCartProduct, shirtId } from '@storefront/shared/testing';
import { aLine, aQuote, aQuoteLine } from '../testing/builders';
import { hasNewPrice, isTooMany, isUnavailable, knowsLess, summarize, type CartRow } from './cart-rows';

const row = (line = {}, product = {}): CartRow => ({
  line: aLine({ quantity: 2, priceSeen: 199_000, ...line }),
  product: aCartProduct({ stock: 8, price: 199_000, ...product }),
});
const gone: CartRow = { ...row(), product: null };
const unknown: CartRow = { ...row(), product: undefined };

test.each<[string, CartRow, { isUnavailable: boolean; isTooMany: boolean }]>([
  ['that can be bought', row(), { isUnavailable: false, isTooMany: false }],
  ['with all that is left', row({ quantity: 8 }), { isUnavailable: false, isTooMany: false }],
  ['with one more than is left', row({ quantity: 9 }), { isUnavailable: false, isTooMany: true }],
  ['that is sold out', row({}, { stock: 0 }), { isUnavailable: true, isTooMany: false }],
  ['that is not sold any more', gone, { isUnavailable: true, isTooMany: false }],
  ['of which nothing is known yet', unknown, { isUnavailable: false, isTooMany: false }],
])('a line %s is what it is', (_what, given, expected) => {
  expect({ isUnavailable: isUnavailable(given), isTooMany: isTooMany(given) }).toEqual(expected);
});

test.each<[string, CartRow, boolean]>([
  ['the same as before', row(), false],
  ['more', row({}, { price: 209_000 }), true],
  ['less', row({}, { price: 189_000 }), true],
  ['a price that was never seen', row({ priceSeen: 0 }), false],
  ['something of which nothing is known', unknown, false],
  ['nothing any more', gone, false],
])('a line that costs %s has a new price: %s', (_what, given, isNew) => {
  expect(hasNewPrice(given)).toBe(isNew);
});

const line = (given = {}) => aQuoteLine({ infoId: shirtId, usualPrice: 199_000, ...given });
const problem = (infoId?: string) => ({
  code: 'NOT_ENOUGH_STOCK' as const,
  ...(infoId && { infoId }),
  available: 1,
});

test.each<[string, CartRow, Parameters<typeof aQuote>[0], boolean]>([
  ['the same', row(), { lines: [line()] }, false],
  ['another usual price', row(), { lines: [line({ usualPrice: 209_000 })] }, true],
  [
    'another usual price of an id in capitals',
    row(),
    { lines: [line({ infoId: shirtId.toUpperCase(), usualPrice: 1 })] },
    true,
  ],
  [
    'another price of a gift of the same',
    row(),
    { lines: [line(), line({ isGift: true, usualPrice: 0 })] },
    false,
  ],
  ['another price of another line', row(), { lines: [line({ infoId: 'cap', usualPrice: 1 })] }, false],
  ['a problem', row(), { lines: [], problems: [problem(shirtId.toUpperCase())] }, true],
  ['a problem that is known here', row({ quantity: 9 }), { lines: [], problems: [problem(shirtId)] }, false],
  [
    'a problem of what is known to be sold out',
    row({}, { stock: 0 }),
    { lines: [], problems: [problem(shirtId)] },
    false,
  ],
  ['a problem of another line', row(), { lines: [], problems: [problem('cap')] }, false],
  ['a problem of the whole order', row(), { lines: [], problems: [problem()] }, false],
  ['anything of a line of which nothing is known', unknown, { lines: [line({ usualPrice: 1 })] }, false],
  ['anything of a line that is gone', gone, { lines: [line({ usualPrice: 1 })] }, false],
])('a price with %s changes what the lines show: %s', (_what, given, quote, isMore) => {
  expect(knowsLess(given, aQuote(quote))).toBe(isMore);
});

test('only what can be bought counts as ticked, and only of that too much can be wanted', () => {
  const rows = [
    row(),
    row({ isOrder: false }),
    row({ quantity: 9 }),
    row({ quantity: 9, isOrder: false }),
    row({}, { stock: 0 }),
    gone,
    unknown,
  ];

  expect(summarize(rows)).toEqual({
    available: [rows[0], rows[1], rows[2], rows[3], rows[6]],
    ticked: [rows[0], rows[2], rows[6]],
    tooMany: [rows[2]],
  });
});
