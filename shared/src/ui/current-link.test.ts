import { currentLink } from './current-link';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};

const links = ['/', '/products', '/products?sort=newest', '/products?status=SALE_OFF', '/categories'];

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products?page=2', '/products'],
  ['/products?sort=newest', '/products?sort=newest'],
  ['/products?page=2&sort=newest', '/products?sort=newest'],
  ['/products?sort=priceAsc', '/products'],
  ['/products?status=HOT&status=SALE_OFF', '/products?status=SALE_OFF'],
  ['/products/ao-thun', '/products'],
  ['/categories/robotics', '/categories'],
  ['/productsandmore', undefined],
  ['/cart', undefined],
])('at %s the current link is %s', (address, expected) => {
  expect(currentLink(links, at(address))).toBe(expected);
});

test('a page below a link does not match it when the match must be exact', () => {
  expect(currentLink(links, at('/products/ao-thun'), { isExact: true })).toBeUndefined();
  expect(currentLink(links, at('/products?page=2'), { isExact: true })).toBe('/products');
});
