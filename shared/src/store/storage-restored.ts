import { createAction } from '@reduxjs/toolkit';
import type { CartLine } from '../cart/cart';
import type { WishlistItem } from '../cart/wishlist';
import type { AccessToken, ReferralAuth, UserInfo } from '../contracts';

/**
 * The stored state of this browser. Nothing is persisted, no route is guarded and no personal data is fetched
 * before it is restored.
 */
export interface Restored {
  session: {
    email: string | null;
    userInfo: UserInfo | null;
    accessToken: AccessToken | null;
    infoAuthReferral: ReferralAuth | null;
  };
  carts: CartLine[];
  /** The account that the stored cart belongs to, if any. */
  cartAccount: string | null;
  wishlist: WishlistItem[];
}

/** Dispatched once after the first render, and again when another tab changed the session. */
export const storageRestored = createAction<Restored>('shell/storageRestored');
