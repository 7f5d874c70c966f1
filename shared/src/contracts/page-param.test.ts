import { pageParam } from './page-param';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=100000', 100_000],
  ['page=100001', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1e3', 1],
  ['page=x', 1],
])('the address "%s" shows page %s of a list', (query, page) => {
  expect(pageParam(new URLSearchParams(query))).toBe(page);
});
