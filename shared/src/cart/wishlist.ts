/** A favourite product or solution; adding appends, removing deletes by id, setting replaces the list. */
export interface WishlistItem {
  id: string;
  kind: 'product' | 'solution';
}

/** The maximum of one account. */
const maxItems = 500;

/** Reads the value stored under `wishlist`; invalid items are left out. */
export function readWishlist(value: unknown): WishlistItem[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, WishlistItem>();
  // New items are at the end.
  for (const item of value.slice(-maxItems) as unknown[]) {
    if (typeof item !== 'object' || item === null) continue;
    const { id, kind } = item as Partial<Record<keyof WishlistItem, unknown>>;
    if (typeof id !== 'string' || id === '' || id.length > 64) continue;
    items.set(id, { id, kind: kind === 'solution' ? 'solution' : 'product' });
  }
  return [...items.values()];
}
