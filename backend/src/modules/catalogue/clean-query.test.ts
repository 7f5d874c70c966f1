import { cleanQuery, cleanSearch } from './clean-query';

test.each([
  [{ page: 1, limit: 0 }, {}],
  [{ limit: 24 }, {}],
  [{ limit: 5_000 }, { limit: 100 }],
  [{ search: '  Áo   THUN ' }, { search: 'áo thun' }],
  [{ search: 'áo thun'.normalize('NFD') }, { search: 'áo thun' }],
  [{ search: '   ' }, {}],
  [{ color: '#FF0000,00ff00,#ff0000' }, { color: '00ff00,ff0000' }],
  [{ size: 'M,L,M' }, { size: 'L,M' }],
  [{ inStock: false, flashSale: false, orderByPriority: 'ASC' as const }, {}],
  [{ exact: true, search: ' ' }, {}],
  [{ search: 'thun', exact: false }, { search: 'thun' }],
])('%j asks for the same as %j', (odd, clean) => {
  expect(cleanQuery(odd)).toEqual(cleanQuery(clean));
});

test.each([
  [{ search: '!!!' }, {}],
  [{ search: 'ao-1' }, { search: 'AO-1' }],
  [{ inStock: true }, {}],
  [{ search: 'thun', exact: true }, { search: 'thun' }],
  [{ orderByPriority: 'DESC' as const }, {}],
  [{ page: 2 }, {}],
  [{ minPrice: 0 }, {}],
  [{ category: 'a,b' }, { category: 'a' }],
])('%j asks for something else than %j', (one, other) => {
  expect(cleanQuery(one)).not.toEqual(cleanQuery(other));
});

test('codes of variants are looked for as they are written', () => {
  expect([cleanSearch(' Ab-12 '), cleanSearch('Áo ')]).toEqual(['Ab-12', 'áo']);
});
