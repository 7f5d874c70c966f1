import { safeAddress } from './safe-address';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://example.com', null],
  ['//example.com', null],
  ['example.com', null],
  ['https://lan@example.com', null],
  ['https://:secret@example.com', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the address %s is followed as %s', (address, followed) => {
  expect(safeAddress(address)).toBe(followed);
});
