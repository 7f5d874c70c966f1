import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSessionEnded, loggedOut, storageRestored } from '@storefront/shared/store';
import type { WishlistItem } from './wishlist';

interface WishlistState {
  wishlist: WishlistItem[];
  /** Ids kept on the server for who is signed in. */
  favourite: string[];
}

const initialState: WishlistState = { wishlist: [], favourite: [] };

/** What who is looking keeps; a visitor's is in this browser only. */
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
    /** What the server said that the account keeps. */
    favouritesReceived(state, { payload }: PayloadAction<string[]>) {
      state.favourite = payload;
    },
    /** What lies in storage now, after this tab's changes and another's. */
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
      // What one account keeps is nobody else's.
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
/** One change to a wishlist. */
export type WishlistChange = ReturnType<
  typeof wishlistAdded | typeof wishlistRemoved | typeof wishlistSet | typeof loggedOut
>;

/** A wishlist after a change; the same rule for the state and for what lies in storage. */
export function applyToWishlist(wishlist: WishlistItem[], change: WishlistChange): WishlistItem[] {
  return wishlistSlice.reducer({ ...initialState, wishlist }, change).wishlist;
}

export const { selectWishlist, selectFavourite, selectIsFavourite } = wishlistSlice.selectors;
