import { createSlice } from '@reduxjs/toolkit';
import { loginAccepted, loginFailed, loginRequested, type LoginFailure } from '@storefront/shared/store';
import { passwordChanged } from '../password-changed';

interface SignInState {
  /** Why the last try failed; an own object for each try, so that the same answer is said again. */
  failure: LoginFailure | null;
  /** A new password was chosen, and nobody has signed in with it yet. */
  hasNewPassword: boolean;
}

export const signInSlice = createSlice({
  name: 'account/signIn',
  initialState: { failure: null, hasNewPassword: false } as SignInState,
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
      state.failure = payload ? { ...payload } : { code: 'UNEXPECTED' };
    });
    builder.addCase(passwordChanged.type, (state) => {
      state.hasNewPassword = true;
    });
    builder.addCase(loginAccepted, (state) => {
      state.hasNewPassword = false;
    });
  },
  selectors: {
    selectSignInFailure: (state) => state.failure,
    selectHasNewPassword: (state) => state.hasNewPassword,
  },
});

export const { signInOpened } = signInSlice.actions;
export const { selectSignInFailure, selectHasNewPassword } = signInSlice.selectors;
