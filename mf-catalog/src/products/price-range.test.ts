import { bandOf, rangeText } from './price-range';

test.each([
  ['200000-500000', { minPrice: 200_000, maxPrice: 500_000 }],
  ['0-200000', { maxPrice: 200_000 }],
  ['10000000-', { minPrice: 10_000_000 }],
])('the price band %s is a range', (value, range) => {
  expect(bandOf(value)).toEqual(range);
});

test.each([
  [{}, ''],
  [{ maxPrice: 2 }, 'under 0–2'],
  [{ minPrice: 1 }, 'over 1–0'],
  [{ minPrice: 1, maxPrice: 2 }, 'between 1–2'],
])('the range %j has its own words', (range, text) => {
  const words = (key: string, { min, max }: { min: string; max: string }) =>
    `${key} ${min.replace(/\D/g, '')}–${max.replace(/\D/g, '')}`;

  expect(rangeText(range, 'vi', words)).toBe(text);
});
