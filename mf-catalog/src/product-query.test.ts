import type { At } from '@storefront/shared/contracts';
import { listQuery, parseProductQuery, productQueryKey, toAddress, toWire } from './product-query';

const at = (search: string, params: At['params'] = {}): At => ({
  params,
  query: new URLSearchParams(search),
  language: 'vi',
});

test('an address says page, order and filters', () => {
  expect(
    parseProductQuery(at('page=3&sort=priceAsc&status=NEW&status=HOT&minPrice=100000&maxPrice=500000')),
  ).toEqual({
    language: 'vi',
    page: 3,
    limit: 0,
    sort: 'priceAsc',
    status: ['HOT', 'NEW'],
    minPrice: 100_000,
    maxPrice: 500_000,
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=99999999999999999999',
  'page=abc',
  'sort=DROP+TABLE',
  'status=BROKEN',
  'minPrice=-5',
  'maxPrice=1e9',
  'q=+++',
])('what %s says wrongly is as if it were not said', (search) => {
  expect(parseProductQuery(at(search))).toEqual(listQuery('vi'));
});

test('a price range given the wrong way round still means that range', () => {
  expect(parseProductQuery(at('minPrice=500000&maxPrice=100000'))).toMatchObject({
    minPrice: 100_000,
    maxPrice: 500_000,
  });
});

test('the same question has the same key, another language another', () => {
  const one = parseProductQuery(at('status=NEW&status=HOT'));
  const other = parseProductQuery(at('status=HOT&status=NEW'));

  expect(productQueryKey(one)).toBe(productQueryKey(other));
  expect(productQueryKey({ ...one, language: 'en' })).not.toBe(productQueryKey(one));
});

test('an address that was made is read as the query it was made of', () => {
  const query = listQuery('vi', {
    page: 2,
    sort: 'newest',
    status: ['NEW'],
    minPrice: 0,
    search: 'áo & quần',
  });
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(toAddress(query))) {
    for (const one of [value ?? []].flat()) written.append(key, String(one));
  }

  expect(parseProductQuery(at(written.toString()))).toEqual(query);
});

test('the server is asked for its default page by priority', () => {
  expect(toWire(listQuery('vi'))).toEqual({ page: 1, limit: 0, orderByPriority: 'ASC' });
});
