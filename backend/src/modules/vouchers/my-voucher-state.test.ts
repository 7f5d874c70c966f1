import { myUsesLeft, myVoucherState } from './my-voucher-state';

const kept = {
  startsAt: new Date('2026-01-10T00:00:00.000Z'),
  endsAt: new Date('2026-01-20T00:00:00.000Z'),
  totalUses: 100,
  held: 10,
  used: 20,
  perCustomerUses: 2,
  myHeld: 0,
  myUsed: 0,
};
const during = '2026-01-15T00:00:00.000Z';

test.each([
  ['it runs', {}, during, 'USABLE'],
  ['it begins in a millisecond', {}, '2026-01-09T23:59:59.999Z', 'UPCOMING'],
  ['it begins now', {}, '2026-01-10T00:00:00.000Z', 'USABLE'],
  ['it ends in a millisecond', {}, '2026-01-19T23:59:59.999Z', 'USABLE'],
  ['it has ended', {}, '2026-01-20T00:00:00.000Z', 'EXPIRED'],
  ['one of two uses is left', { myUsed: 1 }, during, 'USABLE'],
  ['both are used', { myUsed: 2 }, during, 'USED'],
  ['the last one is held by an order', { myUsed: 1, myHeld: 1 }, during, 'HELD'],
  ['it was used and has ended', { myUsed: 2 }, '2026-02-01T00:00:00.000Z', 'USED'],
  ['others took the rest', { used: 90 }, during, 'USED_UP'],
  ['there is no limit', { totalUses: null, used: 1_000_000 }, during, 'USABLE'],
])('when %s', (_when, change, now, state) => {
  expect(myVoucherState({ ...kept, ...change }, new Date(now))).toBe(state);
});

test('nobody has less than no use left, also when the limit was lowered', () => {
  expect(myUsesLeft({ ...kept, myUsed: 5 })).toBe(0);
});
