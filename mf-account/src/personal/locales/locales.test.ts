import en from './en.json';
import vi from './vi.json';

/** Every key with its path and the values that stand in its text. */
function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key} ${(String(value).match(/{{\w+}}/g) ?? []).sort().join()}`],
  );
}

test('both languages say the same things with the same values', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(vi).sort());
});
