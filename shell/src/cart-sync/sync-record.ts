import { readCart, type CartLine } from '@storefront/shared/cart';
import type { LocalStore } from '../storage/local-store';

/** What this browser and the server last agreed on, or a merge that was asked for and not answered yet. */
export interface SyncRecord {
  account: string;
  lines: CartLine[];
  saved: CartLine[];
  /** Null until the merge is answered. */
  version: number | null;
  /** Of the merge: asked again with the same one it adds nothing. */
  cartId: string;
  /** The account whose logout left these lines. */
  from: string | null;
}

export function readRecord(kept: LocalStore): SyncRecord | null {
  const stored = kept.read('sf:cart-sync');
  if (typeof stored !== 'object' || stored === null) return null;
  const { account, lines, saved, version, cartId, from } = stored as Partial<
    Record<keyof SyncRecord, unknown>
  >;
  if (typeof account !== 'string' || typeof cartId !== 'string') return null;
  return {
    account,
    lines: readCart(lines),
    saved: readCart(saved),
    version: typeof version === 'number' && Number.isSafeInteger(version) && version >= 0 ? version : null,
    cartId,
    from: typeof from === 'string' ? from : null,
  };
}

/** Pages without a secure context have no `randomUUID`. */
export function newCartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
