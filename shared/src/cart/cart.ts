/** A line of the stored cart; the names are those of the wire. */
export interface CartLine {
  /** The variant. */
  infoId: string;
  /** 1 to 999. */
  quantity: number;
  /** Ticked for the next order. */
  isOrder: boolean;
  /** The unit price that the shopper saw when adding, in đồng; never what is charged. */
  priceSeen: number;
}

/** The maximum quantity of one variant in one cart. */
export const maxQuantity = 999;
const maxLines = 100;

/** One change of a cart; the same function applies it to the state and to the stored cart. */
export type CartOperation =
  | { kind: 'add'; line: Omit<CartLine, 'isOrder'> }
  | { kind: 'buyNow'; line: Omit<CartLine, 'isOrder'> }
  | { kind: 'remove'; infoId: string }
  | { kind: 'restore'; line: CartLine; index: number }
  | { kind: 'setQuantity'; infoId: string; quantity: number }
  | { kind: 'select'; infoIds: string[]; isOrder: boolean }
  | { kind: 'seePrices'; prices: Record<string, number> }
  /**
   * The lines of an order. A line that was ticked after the order was placed is not among them, so it stays.
   */
  | { kind: 'removeOrdered'; infoIds: string[] }
  | { kind: 'clear' };

const clamp = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantity);

/** The cart after an operation; the same array when nothing changed. */
export function applyToCart(carts: readonly CartLine[], operation: CartOperation): CartLine[] {
  switch (operation.kind) {
    case 'add':
      return added(carts, operation.line);
    case 'buyNow':
      return added(carts, operation.line).map((line) => ({
        ...line,
        isOrder: line.infoId === operation.line.infoId,
      }));
    case 'remove':
      return carts.filter(({ infoId }) => infoId !== operation.infoId);
    case 'restore': {
      if (carts.some(({ infoId }) => infoId === operation.line.infoId)) return [...carts];
      return [...carts.slice(0, operation.index), operation.line, ...carts.slice(operation.index)];
    }
    case 'setQuantity':
      return carts.map((line) =>
        line.infoId === operation.infoId ? { ...line, quantity: clamp(operation.quantity) } : line,
      );
    case 'select':
      return carts.map((line) =>
        operation.infoIds.includes(line.infoId) ? { ...line, isOrder: operation.isOrder } : line,
      );
    case 'seePrices':
      return carts.map((line) => ({ ...line, priceSeen: operation.prices[line.infoId] ?? line.priceSeen }));
    case 'removeOrdered':
      return carts.filter(({ isOrder, infoId }) => !(isOrder && operation.infoIds.includes(infoId)));
    case 'clear':
      return [];
  }
}

function added(carts: readonly CartLine[], line: Omit<CartLine, 'isOrder'>): CartLine[] {
  if (carts.some(({ infoId }) => infoId === line.infoId)) {
    return carts.map((old) =>
      old.infoId === line.infoId
        ? { ...old, quantity: clamp(old.quantity + line.quantity), isOrder: true, priceSeen: line.priceSeen }
        : old,
    );
  }
  if (carts.length >= maxLines) return [...carts];
  return [...carts, { ...line, quantity: clamp(line.quantity), isOrder: true }];
}

/**
 * Reads the stored cart, which another program, version or person may have written; invalid lines are left
 * out.
 */
export function readCart(value: unknown): CartLine[] {
  if (!Array.isArray(value)) return [];
  const lines = new Map<string, CartLine>();
  for (const item of value.slice(0, maxLines) as unknown[]) {
    if (typeof item !== 'object' || item === null) continue;
    const { infoId, quantity, isOrder, priceSeen } = item as Partial<Record<keyof CartLine, unknown>>;
    if (typeof infoId !== 'string' || infoId === '' || infoId.length > 64) continue;
    if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 1) continue;
    lines.set(infoId, {
      infoId,
      quantity: clamp(quantity),
      isOrder: isOrder !== false,
      priceSeen: typeof priceSeen === 'number' && Number.isSafeInteger(priceSeen) ? priceSeen : 0,
    });
  }
  return [...lines.values()];
}
