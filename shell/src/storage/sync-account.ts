import { startCartSync } from '../cart-sync/cart-sync';
import { startWishlistSync } from '../wishlist-sync/wishlist-sync';
import type { Start } from './begin-when-signed-in';

/** Keeps the cart and the wishlist of who is signed in the same on all devices. Returns what ends it. */
export const syncAccount: Start = (parts) => {
  const ends = [startCartSync(parts), startWishlistSync(parts)];
  return () => {
    for (const end of ends) end();
  };
};
