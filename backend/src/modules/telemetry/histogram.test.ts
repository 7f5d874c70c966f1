import { percentile75, stepOf } from './histogram';

const counted = (values: number[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) {
    const key = stepOf('load', value);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

test('three in four stay under the 75th percentile, within the width of a step', () => {
  const values = Array.from({ length: 1_000 }, (_, at) => at);

  const p75 = percentile75('load', counted(values));

  expect(p75).toBeGreaterThanOrEqual(700);
  expect(p75).toBeLessThanOrEqual(800);
});

test.each([
  ['nothing', [], null],
  ['one quick load', [10], 19],
  ['loads at the end of a step', [100, 100, 100, 100], 88],
  ['loads beyond every step', [100_000, 100_000], 6_000],
  ['one slow load among quick ones', [10, 10, 10, 10, 10, 10, 10, 60_000], 21],
])('of %s', (_what, values, expected) => {
  expect(percentile75('load', counted(values))).toBe(expected);
});

test('a layout shift is a score of three digits', () => {
  expect(percentile75('CLS', { [stepOf('CLS', 0.07)]: 4 })).toBe(0.088);
});
