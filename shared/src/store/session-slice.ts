import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccessToken, Profile, ReferralAuth, SessionState, UserInfo } from '../contracts';
import { storageRestored } from './storage-restored';

const signedOut: SessionState = {
  email: null,
  userInfo: null,
  profile: null,
  accessToken: null,
  infoAuthReferral: null,
  isLoggedIn: false,
  isLoginingIn: false,
  solutionInfo: null,
};

export interface Credentials {
  username: string;
  password: string;
  /** Where the page wants to go afterwards; same-origin paths only, all else is the portal. */
  redirectUrl?: string;
}

/** Where a logout leads: nowhere (`false`), home, or the login page after a password change. */
export type AfterLogout = false | 'home' | 'password-changed';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    loginRequested(state, _action: PayloadAction<Credentials>) {
      state.isLoginingIn = true;
    },
    loginAccepted(
      state,
      { payload }: PayloadAction<{ email: string; accessToken: AccessToken; referral: ReferralAuth | null }>,
    ) {
      state.accessToken = payload.accessToken;
      state.infoAuthReferral = payload.referral;
      state.email = payload.email;
      state.isLoggedIn = true;
    },
    /** `code` is why, for the page that says it in its place. */
    loginFailed(state, _action: PayloadAction<{ code: string } | undefined>) {
      state.isLoggedIn = false;
    },
    loginEnded(state) {
      state.isLoginingIn = false;
    },
    profileReceived(state, { payload }: PayloadAction<{ userInfo: UserInfo; profile: Profile | null }>) {
      const { qrCode: _dropped, ...profile } = payload.profile ?? ({} as Profile);
      state.userInfo = payload.userInfo;
      state.profile = payload.profile ? profile : null;
    },
    tokenRefreshed(state, { payload }: PayloadAction<AccessToken>) {
      state.accessToken = payload;
    },
    logoutRequested(_state, _action: PayloadAction<{ redirect: AfterLogout }>) {
      /* the saga answers */
    },
    loggedOut: () => signedOut,
  },
  extraReducers: (builder) => {
    builder.addCase(storageRestored, (state, { payload }) => {
      Object.assign(state, payload.session);
      state.isLoggedIn = payload.session.accessToken !== null;
    });
  },
  selectors: {
    selectSession: (state) => state,
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectAccessToken: (state) => state.accessToken,
    selectReferralAuth: (state) => state.infoAuthReferral,
  },
});

export const {
  loginRequested,
  loginAccepted,
  loginFailed,
  loginEnded,
  profileReceived,
  tokenRefreshed,
  logoutRequested,
  loggedOut,
} = sessionSlice.actions;
export const { selectSession, selectIsLoggedIn, selectAccessToken, selectReferralAuth } =
  sessionSlice.selectors;
