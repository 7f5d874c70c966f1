import { hostileHrefs } from '../../testing/hostile-texts';
import { isSafeHref } from './safe-href';

test.each([
  '/',
  '/policies/warranty',
  '/products?status=NEW&sort=newest#top',
  'https://online.gov.vn/Home/WebDetails/1',
  'https://example.com',
  'mailto:hello@storefront.example.com',
  'tel:19000000',
  'tel:+84901234567',
])('a text may lead to %s', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

test.each(hostileHrefs)('a text may not lead to %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
