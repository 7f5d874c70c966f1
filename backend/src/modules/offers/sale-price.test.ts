import { salePriceOf } from './sale-price';

test.each([
  [199_000, { kind: 'PERCENT' as const, value: 20 }, 159_200],
  [199_000, { kind: 'PERCENT' as const, value: 12.5 }, 174_125],
  // 12.5 % of 99,900 is 12,487.5: the discount is rounded half up.
  [99_900, { kind: 'PERCENT' as const, value: 12.5 }, 87_412],
  [199_000, { kind: 'PERCENT' as const, value: 100 }, 0],
  [199_000, { kind: 'FIXED_PRICE' as const, value: 99_000 }, 99_000],
  [199_000, { kind: 'FIXED_PRICE' as const, value: 250_000 }, 199_000],
  [199_000, { kind: 'SUBTRACT' as const, value: 50_000 }, 149_000],
  [199_000, { kind: 'SUBTRACT' as const, value: 500_000 }, 0],
  [1_000_000_000_000, { kind: 'PERCENT' as const, value: 0.1 }, 999_000_000_000],
])('%d with %j costs %d', (price, rule, salePrice) => {
  expect(salePriceOf(price, rule)).toBe(salePrice);
});
