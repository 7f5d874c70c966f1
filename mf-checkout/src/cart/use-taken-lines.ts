import { useState } from 'react';
import { maxQuantity, type CartLine } from '@storefront/shared/cart';
import { noticeShown, useDispatch } from '@storefront/shared/store';
import { useRemovedLines } from './use-removed-lines';
import { removeSaved, saveLine, useSavedLines } from './use-saved-lines';

/** Takes lines out of the cart, for good or for later, and for a while puts them back where they were. */
export function useTakenLines() {
  const dispatch = useDispatch();
  const saved = useSavedLines();
  const removed = useRemovedLines();
  /** What was aside of a variant before more of it was put there; null for nothing. */
  const [before, setBefore] = useState<Record<string, CartLine | null>>({});
  const forgotten = (infoId: string) => {
    const { [infoId]: _gone, ...rest } = before;
    return rest;
  };
  return {
    ...removed,
    isSaved: (infoId: string) => infoId in before,
    remove(line: CartLine) {
      setBefore(forgotten(line.infoId));
      removed.remove(line);
    },
    save(line: CartLine) {
      const earlier = saved.find(({ infoId }) => infoId === line.infoId) ?? null;
      const quantity = Math.min(line.quantity + (earlier?.quantity ?? 0), maxQuantity);
      if (!saveLine({ ...line, quantity })) {
        dispatch(noticeShown('checkout:NotSavedForLater'));
        return;
      }
      setBefore({ ...before, [line.infoId]: earlier });
      removed.remove(line);
    },
    restore(infoId: string) {
      const earlier = before[infoId];
      if (earlier) saveLine(earlier);
      else if (earlier === null) removeSaved(infoId);
      setBefore(forgotten(infoId));
      removed.restore(infoId);
    },
  };
}
