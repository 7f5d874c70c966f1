import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AccessToken,
  LoginData,
  Profile,
  ReferralAuth,
  SessionState,
  SolutionInfo,
  UserInfo,
} from '../contracts';
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
  /** The page to open afterwards; anything but a same-origin path leads to the portal. */
  redirectUrl?: string;
}

/**
 * Where a logout leads: nowhere (`false`), to the home page, or to the login page after a password change.
 */
export type AfterLogout = false | 'home' | 'password-changed';

/** Why a login failed: the server's code, and the seconds to wait if it named them. */
export interface LoginFailure {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

/** What came with an answer that signs in. */
export interface OpenedSession {
  email: string;
  data: LoginData;
  /** Null: the page stays, because it has more to say. */
  redirectUrl?: string | null | undefined;
}

/** The session; its side effects are in the shell. */
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
      // Clears everything of a previous session.
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
     * The login failed, even if a token had arrived: it is dropped, or the next page load would use it. The
     * page shows `code` and `retryAfterSeconds`.
     */
    loginFailed: (state, _action: PayloadAction<LoginFailure | undefined>) => ({
      ...signedOut,
      isLoginingIn: state.isLoginingIn,
    }),
    loginEnded(state) {
      state.isLoginingIn = false;
    },
    profileReceived(
      state,
      {
        payload,
      }: PayloadAction<{
        userInfo: UserInfo;
        profile: Profile | null;
        solutionInfo?: SolutionInfo | undefined;
      }>,
    ) {
      const { qrCode: _dropped, ...profile } = payload.profile ?? ({} as Profile);
      state.userInfo = payload.userInfo;
      state.profile = payload.profile ? profile : null;
      state.solutionInfo = payload.solutionInfo;
    },
    /** Something of the account has changed, such as its provider profile: it is fetched again. */
    /** Nobody knows whose session it is; the login then fails. */
    profileFailed(_state, _action: PayloadAction<string>) {
      // The code is noted among the messages of requests.
    },
    /** The server has opened a session without a login: the shell goes on as after one. */
    sessionOpened(_state, _action: PayloadAction<OpenedSession>) {
      // The shell's saga stores it.
    },
    profileRequested() {
      /* The saga answers. */
    },
    tokenRefreshed(state, { payload }: PayloadAction<AccessToken>) {
      state.accessToken = payload;
    },
    /** The customer joined the referral programme, or their referral token was renewed. */
    referralReceived(state, { payload }: PayloadAction<ReferralAuth>) {
      if (state.isLoggedIn) state.infoAuthReferral = payload;
    },
    /** The server rejected this referral token: it counts as expired, and can be renewed. */
    referralRefused(state, { payload: accessToken }: PayloadAction<string>) {
      if (state.infoAuthReferral?.accessToken === accessToken) state.infoAuthReferral.expiredIn = 1;
    },
    /** Nor can it be renewed: the customer joins again. */
    referralEnded(state, { payload: accessToken }: PayloadAction<string>) {
      if (state.infoAuthReferral?.accessToken === accessToken) state.infoAuthReferral.refreshToken = '';
    },
    logoutRequested(_state, _action: PayloadAction<{ redirect: AfterLogout }>) {
      /* The saga answers. */
    },
    loggedOut: () => signedOut,
    /** Another tab logged out or changed the account: this tab clears everything personal. */
    sessionEndedElsewhere: (state) => ({ ...signedOut, isLoginingIn: state.isLoginingIn }),
  },
  extraReducers: (builder) => {
    builder.addCase(storageRestored, (state, { payload: { session } }) => {
      const isSame = state.accessToken !== null && state.accessToken.token === session.accessToken?.token;
      // Another tab writes its values one by one, so a profile that is already known stays known meanwhile.
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
  profileFailed,
  sessionOpened,
  profileRequested,
  tokenRefreshed,
  referralReceived,
  referralRefused,
  referralEnded,
  logoutRequested,
  loggedOut,
  sessionEndedElsewhere,
} = sessionSlice.actions;
/** The session of pending personal requests has ended, or can no longer be trusted. */
export const isSessionEnded = isAnyOf(loggedOut, loginFailed, loginAccepted, sessionEndedElsewhere);
export const { selectSession, selectIsLoggedIn, selectAccessToken, selectReferralAuth } =
  sessionSlice.selectors;
