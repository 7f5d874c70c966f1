import type { At } from '@storefront/shared/contracts';
import { listQuery } from '../product-query';
import { changedLink, clearedLink, freedLink, listLink, pageLink, toggledLink } from './list-links';
import { filterCount, pagesOf, parseListQuery, type ListPlace } from './list-query';

const at = (search: string, params: At['params'] = {}): At => ({
  params,
  query: new URLSearchParams(search),
  language: 'vi',
});
const plain = { ...listQuery('vi'), from: 1 };
const parsed = (address: string, place: ListPlace = {}) =>
  parseListQuery(at(address.split('?')[1] ?? ''), place);

test('an address says page, order and filters', () => {
  const said =
    'page=3&sort=priceAsc&status=NEW&status=HOT&minPrice=100000&maxPrice=500000&color=FF0000&size=M,L' +
    '&specs=chat-lieu:cotton&price=200000-500000&price=10000000-&category=ao-thun&inStock=true&rating=4&flashSale=true&pageSize=48';

  expect(parseListQuery(at(said))).toEqual({
    ...plain,
    page: 3,
    from: 3,
    limit: 48,
    sort: 'priceAsc',
    status: ['NEW', 'HOT'],
    minPrice: 100_000,
    maxPrice: 500_000,
    color: ['ff0000'],
    size: ['M', 'L'],
    specs: ['chat-lieu:cotton'],
    price: ['200000-500000', '10000000-'],
    category: ['ao-thun'],
    inStock: ['true'],
    rating: ['4'],
    flashSale: ['true'],
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=99999999999999999999',
  'page=abc',
  'from=7',
  'pageSize=1000000',
  'sort=DROP+TABLE',
  'sort=bestMatch',
  'status=BROKEN',
  'price=cheap',
  'price=-5',
  'color=red',
  'color=%00ff0000',
  'size=',
  `size=${'x'.repeat(21)}`,
  'specs=cotton',
  'inStock=maybe',
  'flashSale=1',
  'rating=5',
  'rating=high',
  'minPrice=-5',
  'maxPrice=1e9',
  'q=ao+thun',
  'unknown=1&__proto__=1&constructor=1',
])('what %s says wrongly is as if it were not said', (search) => {
  expect(parseListQuery(at(search))).toEqual(plain);
});

test('a category can be chosen whose address is as long as the shop may make it', () => {
  const slug = 'a'.repeat(120);

  expect(parseListQuery(at(`category=${slug}`)).category).toEqual([slug]);
});

test('of several ratings the lowest takes in the others', () => {
  expect(parseListQuery(at('rating=4,3&rating=2')).rating).toEqual(['2']);
});

test('a price range given the wrong way round still means that range', () => {
  expect(parseListQuery(at('minPrice=500000&maxPrice=100000'))).toMatchObject({
    minPrice: 100_000,
    maxPrice: 500_000,
  });
});

test('an amount may be written as people write it', () => {
  expect(parseListQuery(at('minPrice=200.000&maxPrice=500.000+₫'))).toMatchObject({
    minPrice: 200_000,
    maxPrice: 500_000,
  });
});

test('of a thousand values no more are looked at than anybody chooses', () => {
  const sizes = Array.from({ length: 1000 }, (_, index) => `size=${index}`).join('&');

  expect(parseListQuery(at(sizes)).size).toHaveLength(30);
});

test('pages below each other are each a question, and only so many', () => {
  expect(pagesOf(parseListQuery(at('from=2&page=4'))).map(({ page }) => page)).toEqual([2, 3, 4]);
  expect(pagesOf(parseListQuery(at('from=1&page=1000000')))).toHaveLength(10);
});

test.each([
  ['spaces', '   ', undefined],
  ['decomposed letters', 'a\u0301o', 'áo'],
  ['a NUL', 'áo\u0000thun', 'áo thun'],
  ['an emoji', '👕 áo', '👕 áo'],
  // An address cannot carry half a character, so that is another one by then.
  ['half a character', 'áo\ud83d', 'áo\ufffd'],
  ['operators and quotes', `' OR 1=1; -- & | ! :*`, `' OR 1=1; -- & | ! :*`],
])('a search of %s is asked as plain text', (_what, typed, asked) => {
  const address = new URLSearchParams({ q: typed }).toString();

  expect(parseListQuery(at(address), { isSearch: true }).search).toBe(asked);
});

test('a search of ten thousand characters is cut, never through a character', () => {
  const { search = '' } = parseListQuery(at(`q=${encodeURIComponent('👕'.repeat(10_000))}`), {
    isSearch: true,
  });

  expect(search).toBe('👕'.repeat(200));
});

test('a search begins with its best matches', () => {
  expect(parseListQuery(at('q=ao'), { isSearch: true }).sort).toBe('bestMatch');
  expect(parseListQuery(at('q=ao&sort=newest'), { isSearch: true }).sort).toBe('newest');
});

test('an address that was made is read as the list it was made of', () => {
  const query = {
    ...plain,
    page: 4,
    from: 2,
    limit: 96,
    sort: 'newest' as const,
    status: ['NEW'],
    specs: ['chat-lieu:vải & lụa'],
    minPrice: 0,
    search: 'áo & quần',
  };

  expect(parsed(listLink(query), { isSearch: true })).toEqual(query);
});

test('what changes a list begins it again, and leaves the rest as it is', () => {
  const query = parsed('/products?page=5&sort=newest&size=M&specs=a:1&specs=b:2');

  expect(toggledLink(query, 'size', 'L')).toBe('/products?size=M&size=L&specs=a%3A1&specs=b%3A2&sort=newest');
  expect(toggledLink(query, 'size', 'M')).toBe('/products?specs=a%3A1&specs=b%3A2&sort=newest');
  expect(freedLink(query, 'specs', 'a')).toBe('/products?size=M&specs=b%3A2&sort=newest');
  expect(changedLink(query, { sort: 'priority' })).toBe('/products?size=M&specs=a%3A1&specs=b%3A2');
  expect(clearedLink(query)).toBe('/products?sort=newest');
  expect(pageLink(query, 6)).toBe('/products?size=M&specs=a%3A1&specs=b%3A2&sort=newest&page=6');
});

test('a band and a range are one thing to take back when nothing is in them', () => {
  expect(freedLink(parsed('/products?price=0-100000&minPrice=5&maxPrice=9'), 'price')).toBe('/products');
});

test('each place keeps its own address', () => {
  expect(changedLink(parsed('/new?page=2', { shelf: 'NEW' }), { size: ['M'] })).toBe('/new?size=M');
  expect(changedLink(parsed('/search?q=áo', { isSearch: true }), { size: ['M'] })).toBe(
    '/search?q=%C3%A1o&size=M',
  );
  expect(changedLink(parseListQuery(at('', { slug: 'ao-thun' })), { size: ['M'] })).toBe(
    '/categories/ao-thun?size=M',
  );
});

test('on a shelf its own mark is no filter', () => {
  expect(filterCount(parsed('/new?status=HOT&size=M', { shelf: 'NEW' }))).toBe(1);
});
