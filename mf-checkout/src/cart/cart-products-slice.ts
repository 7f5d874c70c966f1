import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartProduct, Language } from '@storefront/shared/contracts';
import type { ApiErrorState } from '@storefront/shared/store';

/** What is known of a variant; `product` is null when it is no longer sold. */
export interface KnownProduct {
  product: CartProduct | null;
  language: Language;
  /** Epoch ms of the answer. */
  at: number;
}
interface CartProductsState {
  /** By variant, so that a line that leaves or comes blanks no other. */
  byId: Record<string, KnownProduct>;
  isFetching: boolean;
  error: ApiErrorState | null;
}

export const cartProductsSlice = createSlice({
  name: 'checkout/cartProducts',
  initialState: { byId: {}, isFetching: false, error: null } as CartProductsState,
  reducers: {
    /** Somebody looks at the cart. */
    cartOpened: () => undefined,
    /** Somebody looks at these, which are put aside for later. */
    savedLinesShown: (_state, _action: PayloadAction<string[]>) => undefined,
    cartProductsAsked(state) {
      state.isFetching = true;
    },
    cartProductsReceived(
      state,
      {
        payload: { asked, products, language, at },
      }: PayloadAction<{ asked: string[]; products: CartProduct[]; language: Language; at: number }>,
    ) {
      for (const infoId of asked) {
        const product = products.find((one) => one.infoId.toLowerCase() === infoId.toLowerCase()) ?? null;
        state.byId[infoId] = { product, language, at };
      }
      state.isFetching = false;
      state.error = null;
    },
    cartProductsFailed(state, { payload }: PayloadAction<ApiErrorState>) {
      state.isFetching = false;
      state.error = payload;
    },
  },
  selectors: {
    selectCartProducts: (state) => state,
  },
});

export const { cartOpened, savedLinesShown, cartProductsAsked, cartProductsReceived, cartProductsFailed } =
  cartProductsSlice.actions;
export const { selectCartProducts } = cartProductsSlice.selectors;
