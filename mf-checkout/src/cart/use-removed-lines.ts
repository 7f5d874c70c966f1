import { useState } from 'react';
import { cartChanged, selectCart, type CartLine } from '@storefront/shared/cart';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { withoutRestored, withRemoved, type RemovedLine } from './removed-lines';

/** Takes lines out of the cart and, for a while, puts them back where they were. */
export function useRemovedLines() {
  const dispatch = useDispatch();
  const carts = useSelector(selectCart);
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  // Added again elsewhere meanwhile: then there is nothing to put back.
  const pending = removed.filter(({ line }) => !carts.some(({ infoId }) => infoId === line.infoId));
  return {
    rows: withRemoved(carts, pending),
    remove(line: CartLine) {
      const index = carts.findIndex(({ infoId }) => infoId === line.infoId);
      setRemoved([...pending, { line, index }]);
      dispatch(cartChanged({ kind: 'remove', infoId: line.infoId }));
    },
    restore(infoId: string) {
      const found = pending.find(({ line }) => line.infoId === infoId);
      if (!found) return;
      setRemoved(withoutRestored(pending, infoId));
      dispatch(cartChanged({ kind: 'restore', line: found.line, index: found.index }));
    },
    forget(infoId: string) {
      setRemoved((before) => before.filter(({ line }) => line.infoId !== infoId));
    },
  };
}
