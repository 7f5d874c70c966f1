import type { CartLine } from '@storefront/shared/cart';

/** A line that was taken out and can be put back. `index` is where it stood, counted without what is removed before it. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

/** The lines of the cart with the removed ones in their old places; `removed` in the order of removal. */
export function withRemoved(
  carts: readonly CartLine[],
  removed: readonly RemovedLine[],
): { line: CartLine; isRemoved: boolean }[] {
  const rows = carts.map((line) => ({ line, isRemoved: false }));
  for (const { line, index } of [...removed].reverse()) rows.splice(index, 0, { line, isRemoved: true });
  return rows;
}

/** What is left to put back once this one is back; those removed after it stand one place further. */
export function withoutRestored(removed: readonly RemovedLine[], infoId: string): RemovedLine[] {
  const at = removed.findIndex(({ line }) => line.infoId === infoId);
  const restored = removed[at];
  if (!restored) return [...removed];
  return removed
    .map((one, order) => (order > at && one.index >= restored.index ? { ...one, index: one.index + 1 } : one))
    .filter(({ line }) => line.infoId !== infoId);
}
