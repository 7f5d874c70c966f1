import type { CartLine } from '@storefront/shared/cart';

const maxLines = 100;

/**
 * What was changed here since `base`, done to what the server holds now. A quantity set here wins; a line that went
 * elsewhere stays away unless its quantity was changed here since.
 */
export function rebase(
  base: readonly CartLine[],
  local: readonly CartLine[],
  server: readonly CartLine[],
): CartLine[] {
  const before = byId(base);
  const there = byId(server);
  const here = byId(local);
  const kept = local.flatMap((line) => rebased(line, before.get(line.infoId), there.get(line.infoId)) ?? []);
  const come = server.filter(({ infoId }) => !here.has(infoId) && !before.has(infoId));
  return [...kept, ...come].slice(0, maxLines);
}

function rebased(line: CartLine, before?: CartLine, there?: CartLine): CartLine | null {
  // Put into both carts meanwhile; the same addition may be told twice, so they are not summed.
  if (!before) return there ? { ...line, quantity: Math.max(line.quantity, there.quantity) } : line;
  if (!there) return line.quantity === before.quantity ? null : line;
  return {
    infoId: line.infoId,
    quantity: line.quantity === before.quantity ? there.quantity : line.quantity,
    isOrder: line.isOrder === before.isOrder ? there.isOrder : line.isOrder,
    priceSeen: line.priceSeen === before.priceSeen ? there.priceSeen : line.priceSeen,
  };
}

const byId = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.infoId, line]));

/** The same lines, in whatever order. */
export function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const lines = byId(other);
  return (
    one.length === other.length &&
    one.every(({ infoId, quantity, isOrder, priceSeen }) => {
      const line = lines.get(infoId);
      return line?.quantity === quantity && line.isOrder === isOrder && line.priceSeen === priceSeen;
    })
  );
}

/** Ids as the server writes them; what storage holds beside these is nothing that it knows. */
export const isServerId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** What the server takes; the rest stays in this browser. */
export const sendable = (lines: readonly CartLine[]): CartLine[] =>
  lines
    .filter(({ infoId }) => isServerId(infoId))
    .map((line) => ({ ...line, priceSeen: Math.max(line.priceSeen, 0) }));
