import { flags, isFlagOn } from './flags';

test.each(Object.entries(flags))('the flag %s is not older than it was meant to be', (name, { removeBy }) => {
  expect(removeBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  if (Date.parse(removeBy) < Date.now()) {
    throw new Error(
      `The flag ${name} was to be removed by ${removeBy}. Keep one of its two ways, or give it a new day and say why.`,
    );
  }
});

test.each([
  ['the owner turned it on', { flags: { demo: true } }, true],
  ['the owner turned it off', { flags: { demo: false } }, false],
  ['the owner said nothing', { flags: {} }, false],
  ['nothing is known yet', undefined, false],
])('when %s, the demo flag is %s', (_when, setting, expected) => {
  expect(isFlagOn(setting as { flags: Record<string, boolean> } | undefined, 'demo')).toBe(expected);
});

test('a flag that is on by default can be turned off by the owner only', () => {
  expect(isFlagOn(undefined, 'serverRendering')).toBe(true);
  expect(isFlagOn({ flags: {} }, 'serverRendering')).toBe(true);
  expect(isFlagOn({ flags: { serverRendering: false } }, 'serverRendering')).toBe(false);
});
