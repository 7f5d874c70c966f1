import type { Quote } from './pricing.schema';
import { compareQuotes } from './quote-changes';
import type { QuotedPrice } from './quotes.tables';

const shirt: QuotedPrice = { infoId: 'shirt', name: 'Áo thun', quantity: 2, unitPrice: 100_000 };
const cap: QuotedPrice = { infoId: 'cap', name: 'Mũ', quantity: 2, unitPrice: 0, isGift: true };
const shown = { lines: [shirt, cap], grandTotal: 200_000 };
const now = (lines: QuotedPrice[], grandTotal = 200_000) => ({ lines, grandTotal }) as Quote;

test.each<[string, QuotedPrice[], number, boolean]>([
  ['nothing has changed', [shirt, cap], 200_000, false],
  ['the order of its lines is another', [cap, shirt], 200_000, false],
  ['it costs less', [shirt, cap], 199_999, false],
  ['a further gift comes along', [shirt, cap, { ...cap, infoId: 'socks' }], 200_000, false],
  ['there is more of a gift', [shirt, { ...cap, quantity: 3 }], 200_000, false],
  ['it costs more', [shirt, cap], 200_001, true],
  ['a line costs more and the whole does not', [{ ...shirt, unitPrice: 100_001 }, cap], 200_000, true],
  ['there is less of a line', [{ ...shirt, quantity: 1 }, cap], 100_000, true],
  ['a line is missing', [cap], 0, true],
  ['a line was added', [shirt, { ...shirt, infoId: 'belt' }, cap], 200_000, true],
  ['a gift is missing', [shirt], 200_000, true],
  ['there is less of a gift', [shirt, { ...cap, quantity: 1 }], 200_000, true],
  ['a gift has to be bought', [shirt, { ...cap, isGift: false }], 200_000, true],
])('when %s, whether the shopper is asked again', (_what, lines, grandTotal, isAsked) => {
  expect(compareQuotes(shown, now(lines, grandTotal)).isWorse).toBe(isAsked);
});

test('a quote that was never shown is asked about, and says nothing of changes', () => {
  expect(compareQuotes(undefined, now([shirt]))).toEqual({ isWorse: true, changes: [] });
});

test('what changed is told of bought lines alone, with both prices', () => {
  const cheaper = { ...shirt, unitPrice: 90_000 };

  expect(compareQuotes(shown, now([cheaper, { ...cap, unitPrice: 1 }], 180_000)).changes).toEqual([
    { infoId: 'shirt', name: 'Áo thun', before: 100_000, after: 90_000 },
  ]);
});
