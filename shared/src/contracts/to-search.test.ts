import { toSearch, type SearchValues } from './to-search';

test.each<[SearchValues | undefined, string]>([
  [undefined, ''],
  [{}, ''],
  [{ a: undefined, b: '' }, ''],
  [{ a: 'x', b: undefined, c: 0 }, '?a=x&c=0'],
  [{ b: '1', a: '2' }, '?b=1&a=2'],
  [{ size: ['M', '', 'L'] }, '?size=M&size=L'],
  [{ q: 'áo & quần' }, '?q=%C3%A1o+%26+qu%E1%BA%A7n'],
])('the query of %j is "%s"', (query, search) => {
  expect(toSearch(query)).toBe(search);
});
