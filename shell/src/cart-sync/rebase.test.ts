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

test.each<[string, CartLine[]]>([
  ['a line is gone', [line('a')]],
  ['a line has come', [line('a'), line('b'), line('c')]],
  ['another line has taken the place of one', [line('a'), line('c')]],
  ['the last line is not ticked any more', [line('a'), line('b', 1, { isOrder: false })]],
  ['a price was seen', [line('a'), line('b', 1, { priceSeen: 90 })]],
])('a cart is another one when %s', (_what, other) => {
  expect(isSameCart([line('a'), line('b')], other)).toBe(false);
  expect(isSameCart(other, [line('a'), line('b')])).toBe(false);
});

test('a price that was seen here is sent, and one that was seen elsewhere comes', () => {
  const seen = (priceSeen: number) => [line('a', 1, { priceSeen })];

  expect(rebase(seen(100), seen(90), seen(100))).toEqual(seen(90));
  expect(rebase(seen(100), seen(100), seen(80))).toEqual(seen(80));
});

test('two carts that are full together are one full cart, in which the lines of this device come first', () => {
  const lines = (name: string) => Array.from({ length: 60 }, (_, at) => line(`${name}${String(at)}`));

  const all = rebase([], lines('here'), lines('there'));

  expect(all).toEqual([...lines('here'), ...lines('there').slice(0, 40)]);
});

test('what the server would refuse is not sent', () => {
  const id = '018f0000-0000-7000-8000-00000000000a';

  expect(sendable([line('forged'), line(id, 1, { priceSeen: -5 })])).toEqual([line(id, 1, { priceSeen: 0 })]);
});
