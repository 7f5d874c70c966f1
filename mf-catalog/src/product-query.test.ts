import { listQuery, productQueryKey, toWire, toWireFilters } from './product-query';

test('the same question has the same key, another language another', () => {
  const one = listQuery('vi', { status: ['NEW', 'HOT'], size: ['M', 'L'] });
  const other = listQuery('vi', { size: ['L', 'M'], status: ['HOT', 'NEW'] });

  expect(productQueryKey(one)).toBe(productQueryKey(other));
  expect(productQueryKey({ ...one, language: 'en' })).not.toBe(productQueryKey(one));
});

test('the server is asked for its default page by priority', () => {
  expect(toWire(listQuery('vi'))).toEqual({ page: 1, limit: 0, orderByPriority: 'ASC' });
});

test('several values of a filter are one question', () => {
  expect(
    toWireFilters(listQuery('vi', { color: ['ff0000', '00ff00'], specs: ['chat-lieu:cotton'] })),
  ).toEqual({
    color: '00ff00,ff0000',
    specs: 'chat-lieu:cotton',
  });
});

test('a shelf is asked for whatever else its address says', () => {
  expect(toWire(listQuery('vi', { shelf: 'NEW', status: ['HOT'] }))).toMatchObject({ status: 'NEW' });
});

test('a search is put in the order that it names, the best match when it names none', () => {
  expect(toWire(listQuery('vi', { search: 'áo', sort: 'bestMatch' }))).toMatchObject({ sort: 'bestMatch' });
  expect(toWire(listQuery('vi', { search: 'áo', sort: 'priceAsc' }))).toMatchObject({ sort: 'priceAsc' });
});
