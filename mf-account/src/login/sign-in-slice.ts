import { createSlice } from '@reduxjs/toolkit';
import { loginFailed, loginRequested } from '@storefront/shared/store';

/** Why the last try to sign in failed; an own object for each try, so that the same answer is said again. */
export interface SignInFailure {
  code: string;
}

export const signInSlice = createSlice({
  name: 'account/signIn',
  initialState: { failure: null as SignInFailure | null },
  reducers: {
    signInOpened(state) {
      state.failure = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loginRequested, (state) => {
      state.failure = null;
    });
    builder.addCase(loginFailed, (state, { payload }) => {
      state.failure = { code: payload?.code ?? 'UNEXPECTED' };
    });
  },
  selectors: { selectSignInFailure: (state) => state.failure },
});

export const { signInOpened } = signInSlice.actions;
export const { selectSignInFailure } = signInSlice.selectors;
