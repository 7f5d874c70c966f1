import { discountPercent, formatMoney, formatPercent } from './index';

test.each([
  [1250000, 'vi', '1.250.000\u00a0₫'],
  [1250000, 'en', '1,250,000\u00a0₫'],
  [0, 'vi', '0\u00a0₫'],
] as const)('a shopper reads %d đồng in %s as %s', (amount, language, text) => {
  expect(formatMoney(amount, language)).toBe(text);
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

test('a price that did not fall is no discount', () => {
  expect(discountPercent(100, null)).toBe(0);
  expect(discountPercent(100, 100)).toBe(0);
  expect(discountPercent(100, 90)).toBe(0);
  expect(discountPercent(75, 100)).toBe(-25);
});
