/** A kept product or solution; add appends, remove deletes by id, set replaces. */
export interface WishlistItem {
  id: string;
  kind: 'product' | 'solution';
}

/** What lies in storage under `wishlist`, made into items; whatever is none is left out. */
export function readWishlist(value: unknown): WishlistItem[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, WishlistItem>();
  for (const item of value.slice(0, 500) as unknown[]) {
    if (typeof item !== 'object' || item === null) continue;
    const { id, kind } = item as Partial<Record<keyof WishlistItem, unknown>>;
    if (typeof id !== 'string' || id === '' || id.length > 64) continue;
    items.set(id, { id, kind: kind === 'solution' ? 'solution' : 'product' });
  }
  return [...items.values()];
}
