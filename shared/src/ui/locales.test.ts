import en from '../i18n/locales/en.json';
import vi from '../i18n/locales/vi.json';

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as object, `${path}${key}.`)
      : [`${path}${key}`],
  );
}
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === 'object' && value !== null ? textsOf(value as object) : [String(value)],
  );
}
const numbersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test('a shopper finds every common word in both languages', () => {
  expect(keysOf(en)).toEqual(keysOf(vi));
});

test('a shopper reads the same numbers in both languages', () => {
  expect(textsOf(en).map(numbersIn)).toEqual(textsOf(vi).map(numbersIn));
});

test('a shopper is not shouted at', () => {
  expect([...textsOf(vi), ...textsOf(en)].filter((text) => text.includes('!'))).toEqual([]);
});
