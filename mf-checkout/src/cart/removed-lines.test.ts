import { applyToCart, type CartLine } from '@storefront/shared/cart';
import { withoutRestored, withRemoved, type RemovedLine } from './removed-lines';

const line = (infoId: string): CartLine => ({ infoId, quantity: 1, isOrder: true, priceSeen: 0 });
const shown = (carts: CartLine[], removed: RemovedLine[]) =>
  withRemoved(carts, removed).map((row) => `${row.isRemoved ? '-' : ''}${row.line.infoId}`);

test('lines removed one after another keep their places, in whatever order they come back', () => {
  let carts = ['a', 'b', 'c'].map(line);
  let removed: RemovedLine[] = [];
  for (const infoId of ['a', 'c']) {
    removed = [...removed, { line: line(infoId), index: carts.findIndex((one) => one.infoId === infoId) }];
    carts = applyToCart(carts, { kind: 'remove', infoId });
  }
  expect(shown(carts, removed)).toEqual(['-a', 'b', '-c']);

  const [first] = removed;
  carts = applyToCart(carts, { kind: 'restore', line: first!.line, index: first!.index });
  removed = withoutRestored(removed, 'a');

  expect(shown(carts, removed)).toEqual(['a', 'b', '-c']);
});
