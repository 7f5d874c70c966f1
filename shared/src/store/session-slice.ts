import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AccessToken, Profile, ReferralAuth, SessionState, UserInfo } from '../contracts';
import type { ApiErrorCode } from '../http';
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

/** What somebody signs in with. */
export interface Credentials {
  username: string;
  password: string;
  /** Where the page wants to go afterwards; same-origin paths only, all else is the portal. */
  redirectUrl?: string;
}

/** Where a logout leads: nowhere (`false`), home, or the login page after a password change. */
export type AfterLogout = false | 'home' | 'password-changed';

/** Why a login was refused: the server's code, and seconds to wait where it named them. */
export interface LoginFailure {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

/** Who is signed in; effects are the shell's. */
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
      const { accessToken, email, referral: infoAuthReferral } = payload;
      // Of anyone who was signed in before, nothing is left.
      return {
        ...signedOut,
        isLoginingIn: state.isLoginingIn,
        accessToken,
        email,
        infoAuthReferral,
        isLoggedIn: true,
      };
    },
    /**
     * Nobody is signed in, even when a token had come already: it is forgotten, or the next page load would use it.
     * `code` is why and `retryAfterSeconds` how long to wait, for the page that says it in its place.
     */
    loginFailed: (state, _action: PayloadAction<LoginFailure | undefined>) => ({
      ...signedOut,
      isLoginingIn: state.isLoginingIn,
    }),
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
    /** In another tab they signed out, or somebody else signed in: nothing of theirs may be left in this one. */
    sessionEndedElsewhere: (state) => ({ ...signedOut, isLoginingIn: state.isLoginingIn }),
  },
  extraReducers: (builder) => {
    builder.addCase(storageRestored, (state, { payload: { session } }) => {
      const isSame = state.accessToken !== null && state.accessToken.token === session.accessToken?.token;
      // Another tab writes its values one by one; who is known already is not less known meanwhile.
      const userInfo = session.userInfo ?? (isSame ? state.userInfo : null);
      Object.assign(state, session, { userInfo, isLoggedIn: session.accessToken !== null });
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
  sessionEndedElsewhere,
} = sessionSlice.actions;
/** The session that personal answers were asked in is over, or is not to be trusted. */
export const isSessionEnded = isAnyOf(loggedOut, loginFailed, loginAccepted, sessionEndedElsewhere);
export const { selectSession, selectIsLoggedIn, selectAccessToken, selectReferralAuth } =
  sessionSlice.selectors;
