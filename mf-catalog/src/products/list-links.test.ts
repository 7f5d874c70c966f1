import { listQuery } from '../product-query';
import { freedLink, pageLink, toggledLink } from './list-links';
import type { ListQuery } from './list-query';

const list = (given: Partial<ListQuery> = {}): ListQuery => ({
  ...listQuery('vi', given),
  from: 1,
  ...given,
});
const specsIn = (address: string) => new URLSearchParams(address.split('?')[1]).getAll('specs').join();

test('only the specifications of one group are dropped, whatever other names begin like it', () => {
  const query = list({ specs: ['Cổ:Tròn', 'Cổ áo:Bẻ', 'Chất liệu:Cotton'] });

  expect(specsIn(freedLink(query, 'specs', 'Cổ'))).toBe('Cổ áo:Bẻ,Chất liệu:Cotton');
});

test('a range of prices is dropped with its bands', () => {
  const query = list({ price: ['0-200000'], minPrice: 1, maxPrice: 2, size: ['M'] });

  expect(freedLink(query, 'minPrice')).toBe('/products?size=M');
  expect(freedLink(query, 'price')).toBe('/products?size=M');
});

test('a value is chosen once and taken back, and the list begins again', () => {
  const query = list({ page: 3, from: 2, size: ['M'] });

  expect(toggledLink(query, 'size', 'L')).toMatch(/^\/products\?size=M(,|%2C|&size=)L$/);
  expect(toggledLink(query, 'size', 'M')).toBe('/products');
  expect(pageLink(query, 2)).toBe('/products?size=M&page=2');
});
