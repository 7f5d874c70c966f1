import { normalizeVoucherCode } from './voucher-code';

test.each([
  ['giam20', 'GIAM20'],
  [' GIAM 20 ', 'GIAM20'],
  ['giảm20', 'GIAM20'],
  ['đẹp50', 'DEP50'],
  ['ĐẸP50', 'DEP50'],
  ['a'.repeat(41), 'A'.repeat(40)],
])('a shopper who types %s gives the code %s', (typed, code) => {
  expect(normalizeVoucherCode(typed)).toBe(code);
});
