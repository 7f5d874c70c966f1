import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnded, loggedOut, storageRestored } from '@storefront/shared/store';
import type { WishlistItem } from './wishlist';

interface WishlistState {
  wishlist: WishlistItem[];
  /** Ids of the products that the account has on the server. */
  favourite: string[];
}

const initialState: WishlistState = { wishlist: [], favourite: [] };

/** The current wish list; a visitor's is stored in this browser only. */
export const wishlistSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    wishlistAdded(state, { payload }: PayloadAction<WishlistItem>) {
      if (!state.wishlist.some(({ id }) => id === payload.id)) state.wishlist.push(payload);
    },
    wishlistRemoved(state, { payload: id }: PayloadAction<string>) {
      state.wishlist = state.wishlist.filter((item) => item.id !== id);
    },
    wishlistSet(state, { payload }: PayloadAction<WishlistItem[]>) {
      state.wishlist = payload;
    },
    /** The favourites of the account, as the server returned them. */
    favouritesReceived(state, { payload }: PayloadAction<string[]>) {
      state.favourite = payload;
    },
    /** The stored wish list, after a change in this tab or another. */
    wishlistStored(state, { payload }: PayloadAction<WishlistItem[]>) {
      state.wishlist = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(storageRestored, (state, { payload }) => {
        state.wishlist = payload.wishlist;
      })
      .addCase(loggedOut, () => initialState)
      // The next account must not see the favourites of this one.
      .addMatcher(isSessionEnded, (state) => {
        state.favourite = [];
      });
  },
  selectors: {
    selectWishlist: (state) => state.wishlist,
    selectFavourite: (state) => state.favourite,
    selectIsFavourite: (state, id: string) => state.wishlist.some((item) => item.id === id),
  },
});

export const { wishlistAdded, wishlistRemoved, wishlistSet, favouritesReceived, wishlistStored } =
  wishlistSlice.actions;
/** One change of a wish list. */
export type WishlistChange = ReturnType<
  typeof wishlistAdded | typeof wishlistRemoved | typeof wishlistSet | typeof loggedOut
>;

/** A wish list after a change; the same rule applies to the state and to the stored list. */
export function applyToWishlist(wishlist: WishlistItem[], change: WishlistChange): WishlistItem[] {
  return wishlistSlice.reducer({ ...initialState, wishlist }, change).wishlist;
}

export const { selectWishlist, selectFavourite, selectIsFavourite } = wishlistSlice.selectors;
