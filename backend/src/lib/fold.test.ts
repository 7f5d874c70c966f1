import { fold, searchPatterns, searchText } from './fold';

test.each([
  ['Áo thun ĐEN', 'ao thun den'],
  ['áo'.normalize('NFD'), 'ao'],
  ['Giày chạy bộ, cỡ 42', 'giay chay bo co 42'],
  ['  RÔ-BỐT   hút bụi ', 'ro bot hut bui'],
  ['', ''],
])('a shopper who types "%s" means "%s"', (typed, meant) => {
  expect(fold(typed)).toBe(meant);
});

test('a word is found by its beginning and not in the middle of another word', () => {
  const stored = searchText('Áo thun', 'Bao đựng');
  const finds = (search: string) =>
    (searchPatterns(search) ?? []).every((pattern) => stored.includes(pattern.slice(1, -1)));

  expect(finds('ao thu')).toBe(true);
  expect(finds('thun áo')).toBe(true);
  expect(finds('ung')).toBe(false);
});

test('wildcards of LIKE never reach a pattern', () => {
  expect(searchPatterns('100%_\\')).toEqual(['% 100%']);
});

test('a search without letters or digits has no words', () => {
  expect(searchPatterns(' %_\\ ')).toBeNull();
});

test('a very long search is cut to its first words', () => {
  expect(searchPatterns(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(8);
});
