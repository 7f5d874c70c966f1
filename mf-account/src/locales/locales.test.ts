import en from './en.json';
import vi from './vi.json';

type Words = { [key: string]: string | Words };

const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

test('both languages say the same things', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(vi).sort());
});
