import { createAction } from '@reduxjs/toolkit';
import type { CartLine } from '../cart/cart';
import type { WishlistItem } from '../cart/wishlist';
import type { AccessToken, ReferralAuth, UserInfo } from '../contracts';

/** What this browser kept. Nothing is persisted, guarded or personally asked for before it is restored. */
export interface Restored {
  session: {
    email: string | null;
    userInfo: UserInfo | null;
    accessToken: AccessToken | null;
    infoAuthReferral: ReferralAuth | null;
  };
  carts: CartLine[];
  /** The account that filled the cart, if one did. */
  cartAccount: string | null;
  wishlist: WishlistItem[];
}

/** Said once, after the first render, and again when another tab changed the session. */
export const storageRestored = createAction<Restored>('shell/storageRestored');
