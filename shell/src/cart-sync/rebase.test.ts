import type { CartLine } from '@storefront/shared/cart';
import { isSameCart, rebase, sendable } from './rebase';

const line = (infoId: string, quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  infoId,
  quantity,
  isOrder: true,
  priceSeen: 100,
  ...more,
});
const rebased = (base: CartLine[], local: CartLine[], server: CartLine[]) =>
  rebase(base, local, server).map(({ infoId, quantity }) => `${infoId}×${String(quantity)}`);

test.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
  ['what another device added comes', [line('a')], [line('a')], [line('a'), line('b')], ['a×1', 'b×1']],
  ['what another device removed goes', [line('a'), line('b')], [line('a'), line('b')], [line('a')], ['a×1']],
  ['what was added here stays', [line('a')], [line('a'), line('b')], [line('a')], ['a×1', 'b×1']],
  ['what was removed here stays away', [line('a'), line('b')], [line('b')], [line('a'), line('b')], ['b×1']],
  ['a quantity of another device comes', [line('a')], [line('a')], [line('a', 4)], ['a×4']],
  ['a quantity set on both is the one set here', [line('a')], [line('a', 2)], [line('a', 4)], ['a×2']],
  ['removed elsewhere and raised here is wanted', [line('a')], [line('a', 2)], [], ['a×2']],
  ['added on both is not summed', [], [line('a', 2)], [line('a', 3)], ['a×3']],
  ['changes on both sides are all kept', [line('a')], [line('a'), line('b')], [line('c')], ['b×1', 'c×1']],
])('%s', (_what, base, local, server, wanted) => {
  expect(rebased(base, local, server)).toEqual(wanted);
});

test('a tick set here and a quantity set elsewhere are both kept', () => {
  expect(rebase([line('a')], [line('a', 1, { isOrder: false })], [line('a', 3)])).toEqual([
    line('a', 3, { isOrder: false }),
  ]);
});

test('a tick that another device took away is gone here, unless it was set here since', () => {
  const unticked = line('a', 1, { isOrder: false });
  const reticked = line('b');

  expect(
    rebase(
      [line('a'), line('b', 1, { isOrder: false })],
      [line('a'), reticked],
      [unticked, line('b', 1, { isOrder: false })],
    ),
  ).toEqual([unticked, reticked]);
});

test('a line that was only unticked here does not come back when it went elsewhere', () => {
  expect(rebase([line('a')], [line('a', 1, { isOrder: false })], [])).toEqual([]);
});

test('carts are the same in whatever order their lines stand', () => {
  expect(isSameCart([line('a'), line('b')], [line('b'), line('a')])).toBe(true);
  expect(isSameCart([line('a'), line('b')], [line('b'), line('a', 2)])).toBe(false);
});

test('what the server would refuse is not sent', () => {
  const id = '018f0000-0000-7000-8000-00000000000a';

  expect(sendable([line('forged'), line(id, 1, { priceSeen: -5 })])).toEqual([line(id, 1, { priceSeen: 0 })]);
});
