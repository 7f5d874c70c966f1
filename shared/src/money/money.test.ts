import fc from 'fast-check';
import { discountPercent, formatMoney, formatNumber, formatPercent, parseAmount } from './index';

test.each([
  [1250000, 'vi', '1.250.000\u00a0₫'],
  [1250000, 'en', '1,250,000\u00a0₫'],
  [0, 'vi', '0\u00a0₫'],
] as const)('a shopper reads %d đồng in %s as %s', (amount, language, text) => {
  expect(formatMoney(amount, language)).toBe(text);
});

test('every whole number is grouped as the standard for its language groups it', () => {
  const standard = { vi: new Intl.NumberFormat('vi-VN'), en: new Intl.NumberFormat('en-US') };
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('vi', 'en'), (value, language) => {
      expect(formatNumber(value, language)).toBe(standard[language].format(value));
    }),
  );
});

test.each([
  [999.5, '1.000'],
  [-1234.4, '-1.234'],
])('%d is rounded to %s', (value, text) => {
  expect(formatNumber(value, 'vi')).toBe(text);
});

test.each([
  [-15, 'vi', '-15%'],
  [-12.5, 'vi', '-12,5%'],
  [-12.5, 'en', '-12.5%'],
  [-33.333, 'vi', '-33,3%'],
  [-19.96, 'en', '-20%'],
] as const)('a shopper reads a discount of %d percent in %s as %s', (percent, language, text) => {
  expect(formatPercent(percent, language)).toBe(text);
});

test.each([
  ['1290000', 1_290_000],
  ['1.290.000 ₫', 1_290_000],
  ['1,290,000đ', 1_290_000],
  ['1.290.000 Đ', 1_290_000],
  ['1 290 000', 1_290_000],
  [' 1\u00a0290\u00a0000\u00a0₫ ', 1_290_000],
  ['0', 0],
  ['9999999999999', 9_999_999_999_999],
  ['', null],
  [' ₫ ', null],
  ['1.5', Number.NaN],
  ['1.29', Number.NaN],
  ['1290.000.00', Number.NaN],
  ['1290.000', Number.NaN],
  ['-1', Number.NaN],
  ['5 triệu', Number.NaN],
  ['10000000000000', Number.NaN],
  ['10.000.000.000.000', Number.NaN],
])('the typed amount %j is read as %j', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each(['vi', 'en'] as const)('an amount that is shown in %s is read as the same amount', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (amount) => {
      expect(parseAmount(formatMoney(amount, language))).toBe(amount);
      expect(parseAmount(formatNumber(amount, language))).toBe(amount);
    }),
  );
});

test('a price that did not fall has no discount', () => {
  expect(discountPercent(100, null)).toBe(0);
  expect(discountPercent(100, 100)).toBe(0);
  expect(discountPercent(100, 90)).toBe(0);
  expect(discountPercent(75, 100)).toBe(-25);
});

test.each([29, 57, 58])('a price that fell by exactly %d percent has that discount', (percent) => {
  expect(discountPercent(1_000 * (100 - percent), 100_000)).toBe(-percent);
});

test('a discount is shown with one decimal, or none when it is whole, in both languages', () => {
  const prices = fc.record({
    before: fc.integer({ min: 1, max: 1e9 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(prices, ({ before, part }) => {
      const percent = discountPercent(Math.floor(before * part), before);
      const [vi, en] = [formatPercent(percent, 'vi'), formatPercent(percent, 'en')];

      expect(vi).toMatch(/^(0|-\d{1,3}(,[1-9])?)%$/);
      expect(en).toBe(vi.replace(',', '.'));
      expect(Math.abs(Number.parseFloat(en) - percent)).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
    { numRuns: 2_000 },
  );
});

test('money has every digit, in groups of three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
      for (const language of ['vi', 'en'] as const) {
        const text = formatMoney(amount, language);
        expect(text).toMatch(language === 'vi' ? /^\d{1,3}(\.\d{3})*\u00a0₫$/ : /^\d{1,3}(,\d{3})*\u00a0₫$/);
        expect(text.replace(/\D/g, '')).toBe(String(amount));
      }
    }),
  );
});
