import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageRestored } from '@storefront/shared/store';
import { applyToCart, type CartLine, type CartOperation } from './cart';

interface CartState {
  carts: CartLine[];
  /** Number of lines, not of units. */
  totalCart: number;
  /** The account that the cart belongs to; undefined for a visitor's cart. */
  account: string | null;
  /** False until the stored cart has been read. */
  isRestored: boolean;
}

const initialState: CartState = { carts: [], totalCart: 0, account: null, isRestored: false };

function filled(state: CartState, carts: CartLine[]): void {
  state.carts = carts;
  state.totalCart = carts.length;
}

/** The cart as this page knows it; the stored cart is the truth for all tabs. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Applied here at once; the shell applies the same operation to the stored cart. */
    cartChanged(state, { payload }: PayloadAction<CartOperation>) {
      filled(state, applyToCart(state.carts, payload));
    },
    /** The stored cart, after a change in this tab or another. */
    cartStored(state, { payload }: PayloadAction<{ carts: CartLine[]; account: string | null }>) {
      filled(state, payload.carts);
      state.account = payload.account;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageRestored, (state, { payload }) => {
      filled(state, payload.carts);
      state.account = payload.cartAccount;
      state.isRestored = true;
    });
  },
  selectors: {
    selectCart: (state) => state.carts,
    selectTotalCart: (state) => state.totalCart,
    selectIsCartRestored: (state) => state.isRestored,
    selectQuantityInCart: (state, infoId: string) =>
      state.carts.find((line) => line.infoId === infoId)?.quantity ?? 0,
  },
});

export const { cartChanged, cartStored } = cartSlice.actions;
export const { selectCart, selectTotalCart, selectIsCartRestored, selectQuantityInCart } =
  cartSlice.selectors;
