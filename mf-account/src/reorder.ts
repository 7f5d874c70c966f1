import { cartChanged, selectCart } from '@storefront/shared/cart';
import type { Reorder } from '@storefront/shared/contracts';
import { createMutation, put, select, type Effect } from '@storefront/shared/store';
import { perOrder } from './per-order';

/** What came into the cart, and what did not: what cannot be had, and what the cart has no room for. */
export interface Reordered {
  added: Reorder['added'];
  skipped: (Omit<Reorder['skipped'][number], 'reason'> & {
    reason: Reorder['skipped'][number]['reason'] | 'CART_FULL';
  })[];
}

/** Buys an order's goods once more: what can be had comes into the cart. */
export const reorder = createMutation<{ orderId: string }, Reordered>({
  name: 'account/reorder',
  ...perOrder,
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<Reorder>(
      `ecommerce/order/${encodeURIComponent(orderId)}/reorder`,
      undefined,
      {
        signal,
        isPersonal: true,
      },
    );
    return data;
  },
  onSuccess: fillCart,
});

/** A full cart takes no further variant, and says so by not having it. */
function* fillCart({ added, skipped }: Reordered): Effect<Reordered> {
  for (const { infoId, quantity, price } of added) {
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity, priceSeen: price } }));
  }
  const carts = yield* select(selectCart);
  const isIn = ({ infoId }: { infoId: string }) => carts.some((line) => line.infoId === infoId);
  const left = added.filter((line) => !isIn(line));
  return {
    added: added.filter(isIn),
    skipped: [
      ...skipped,
      ...left.map(({ infoId, name, quantity }) => ({ infoId, name, quantity, reason: 'CART_FULL' as const })),
    ],
  };
}
