import { cartChanged, maxQuantity, selectQuantityInCart } from '@storefront/shared/cart';
import type { Reorder } from '@storefront/shared/contracts';
import { createMutation, put, select, type Effect } from '@storefront/shared/store';
import { perOrder } from './per-order';

/**
 * The lines that were added to the cart, and those that were not: unavailable, or beyond the cart's maximum.
 */
export interface Reordered {
  added: Reorder['added'];
  skipped: (Omit<Reorder['skipped'][number], 'reason'> & {
    reason: Reorder['skipped'][number]['reason'] | 'CART_FULL' | 'LINE_FULL';
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

/** A full cart takes no further variant, and a full line no further units; what came in shows which it was. */
function* fillCart({ added, skipped }: Reordered): Effect<Reordered> {
  const filled: Reordered = { added: [], skipped: [...skipped] };
  for (const line of added) {
    const { infoId, name, quantity, price } = line;
    const before = yield* select(selectQuantityInCart, infoId);
    yield* put(cartChanged({ kind: 'add', line: { infoId, quantity, priceSeen: price } }));
    const after = yield* select(selectQuantityInCart, infoId);
    const came = after - before;
    if (came > 0) filled.added.push({ ...line, quantity: came });
    if (came < quantity) {
      const reason = after === maxQuantity ? 'LINE_FULL' : 'CART_FULL';
      filled.skipped.push({ infoId, name, quantity: quantity - came, reason });
    }
  }
  return filled;
}
