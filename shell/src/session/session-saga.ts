import {
  safeRedirect,
  type AccessToken,
  type LoginData,
  type Me,
  type PathTo,
  type RefreshData,
  type Role,
} from '@storefront/shared/contracts';
import { ApiError, toApiError, type ApiErrorCode, type Http } from '@storefront/shared/http';
import {
  api,
  call,
  delay,
  getFromContext,
  loggedOut,
  loginAccepted,
  loginEnded,
  loginFailed,
  loginRequested,
  logoutRequested,
  noticeShown,
  noticeShownInPlace,
  now,
  profileFailed,
  profileReceived,
  profileRequested,
  put,
  select,
  spawn,
  selectAccessToken,
  selectIsLoggedIn,
  selectPreviousUrl,
  selectSession,
  sessionOpened,
  storageRestored,
  takeEvery,
  takeLatest,
  takeLeading,
  tokenRefreshed,
  type ApiContext,
  type Effect,
  type Emit,
} from '@storefront/shared/store';
import type { NoticeKey } from '@storefront/shared/contracts';

/** What the session's sagas need of the page around them. */
export interface SessionPage {
  /** Goes to a path without language prefix. */
  goTo: (path: string) => void;
  pathTo: PathTo;
}

const loginNotices: Partial<Record<ApiErrorCode, NoticeKey>> = {
  USER_NOT_ACTIVE: 'LoginFailedByNotActive',
  INVALID_CREDENTIALS: 'LoginFailedByInvalidCredentials',
  ACCOUNT_DOES_NOT_EXIST: 'LoginFailedAccountIsnotExisted',
  WRONG_PASSWORD: 'LoginFailedWrongPass',
  USER_IS_NOT_ACTIVE: 'LoginFailedAccountIsNotActive',
};
const redirectDelayMs = 1_000;
const refreshAheadMs = 60_000;

/** Signing in and out, and what keeps somebody signed in. */
export function createSessionSaga(page: SessionPage, refresh: () => Promise<unknown>) {
  const portal = (): string => page.pathTo('account/portal') ?? '/';

  function* login({ payload }: ReturnType<typeof loginRequested>): Effect<void> {
    yield* enter(payload.username, payload.redirectUrl, function* () {
      return yield* api(postLogin, payload.username, payload.password, yield* clock());
    });
  }

  function* enterOpened({ payload }: ReturnType<typeof sessionOpened>): Effect<void> {
    // Another person's session of this browser ends, with all that this browser holds of it.
    if (yield* select(selectIsLoggedIn)) {
      yield* spawn(endOnServer);
      yield* leave();
    }
    const at = (yield* clock())();
    yield* enter(payload.email, payload.redirectUrl, function* () {
      return { data: payload.data, at };
    });
  }

  function* enter(
    username: string,
    redirectUrl: string | null | undefined,
    open: () => Effect<{ data: LoginData; at: number }>,
  ): Effect<void> {
    const wanted = redirectUrl === null ? null : (redirectUrl ?? (yield* select(selectPreviousUrl)));
    try {
      const { data, at } = yield* open();
      yield* put(
        loginAccepted({
          email: username.trim().toLowerCase(),
          accessToken: { token: data.token, refreshToken: data.refreshToken, expired: at + data.expiresIn },
          referral: data.referralCredentials
            ? { ...data.referralCredentials, expiredIn: at + data.referralCredentials.expiredIn }
            : null,
        }),
      );
      const hasProfile = yield* loadProfile();
      yield* put(noticeShown('LoginSuccess'));
      yield* emitSignedIn();
      // The page has more to say.
      if (wanted === null) return;
      if (hasProfile) {
        yield* delay(redirectDelayMs);
        // Signed out again meanwhile: nobody is to be led anywhere.
        if (yield* select(selectIsLoggedIn)) page.goTo(safeRedirect(wanted, portal()));
      } else {
        page.goTo(portal());
      }
    } catch (error) {
      const { code, retryAfterSeconds } = toApiError(error);
      // A token that came before its profile failed is ended, not only forgotten.
      yield* spawn(endOnServer);
      yield* put(loginFailed({ code, retryAfterSeconds }));
      // The page says how long to wait; the default notice would say "in a moment".
      if (code !== 'TOO_MANY_ATTEMPTS')
        yield* put(noticeShownInPlace(loginNotices[code] ?? 'LoginFailedDefault'));
    } finally {
      yield* put(loginEnded());
    }
  }

  function* emitSignedIn(): Effect<void> {
    const emit: Emit = yield* getFromContext<Emit>('emit');
    const { userInfo } = yield* select(selectSession);
    if (userInfo) emit('account:signed-in', { userId: userInfo.id });
  }

  function* leave(): Effect<void> {
    yield* put(loggedOut());
    const emit: Emit = yield* getFromContext<Emit>('emit');
    emit('account:signed-out');
  }

  function* logout({ payload: { redirect } }: ReturnType<typeof logoutRequested>): Effect<void> {
    // Sent with the tokens that are about to be cleared; nobody waits for the answer. Anyone who did not ask for it has a
    // session that is over already.
    if (redirect !== false) yield* spawn(endOnServer);
    yield* leave();
    if (redirect === 'home') {
      yield* put(noticeShown('Logout'));
      page.goTo('/');
    }
    if (redirect === 'password-changed') page.goTo(page.pathTo('account/login') ?? '/');
  }

  /** Renews the token ahead of its expiry, so that a call seldom meets an expired one. */
  function* renewAhead(): Effect<void> {
    const token = yield* select(selectAccessToken);
    if (!token) return;
    yield* delay(Math.min(Math.max(token.expired - (yield* now()) - refreshAheadMs, 0), 2_147_483_647));
    // Somebody may have renewed it meanwhile: a call that met the expired one, or another tab.
    if ((yield* select(selectAccessToken))?.token === token.token) yield* call(refresh);
  }

  /** Asks for the profile of who was signed in before this page was opened. */
  function* completeProfile(): Effect<void> {
    const { accessToken, profile } = yield* select(selectSession);
    if (accessToken && !profile) yield* reloadProfile();
  }

  function* reloadProfile(): Effect<void> {
    try {
      yield* loadProfile();
    } catch {
      // Who is signed in is known from storage; the profile is asked for again with the next token.
    }
  }

  return function* sessionSaga(): Generator {
    yield* takeLeading(loginRequested, login);
    yield* takeLeading(sessionOpened, enterOpened);
    yield* takeEvery(logoutRequested, logout);
    yield* takeLatest(profileRequested, reloadProfile);
    for (const known of [storageRestored, tokenRefreshed]) {
      yield* takeLatest(known as typeof storageRestored, completeProfile);
    }
    for (const renewed of [loginAccepted, tokenRefreshed, storageRestored]) {
      yield* takeLatest(renewed as typeof loginAccepted, renewAhead);
    }
  };
}

function* endOnServer(): Effect<void> {
  const token = yield* select(selectAccessToken);
  if (!token) return;
  try {
    yield* api(postLogout, token, token.expired > (yield* now()));
  } catch {
    // The server forgets the session by itself when the refresh token expires.
  }
}

/** Stores who is signed in; false for staff without a profile, who bear their role's name. */
function* loadProfile(): Effect<boolean> {
  const me = yield* api(fetchMe);
  if (!me) {
    const missing = new ApiError({ status: 0, code: 'MISSING_USER_PROFILE' });
    yield* put(profileFailed(missing.code));
    throw new ApiError({ status: 0, code: 'FAIL_TO_GET_USER_INFO', body: missing });
  }
  // Nobody's any more: it must not come back into the state, nor into storage.
  if (!(yield* select(selectIsLoggedIn))) throw new Error('They signed out meanwhile.');
  const { firstName, lastName } = me.profile ?? { firstName: roleName[me.role], lastName: '' };
  yield* put(
    profileReceived({
      userInfo: { id: me.id, role: me.role, firstName, lastName },
      profile: me.profile ?? null,
      solutionInfo: me.solutionInfo,
    }),
  );
  return me.profile !== undefined;
}

const roleName: Record<Role, string> = { ADMIN: 'ADMIN', OPERATOR: 'OPERATOR', CUSTOMER: 'CUSTOMER' };

function* clock(): Effect<() => number> {
  return yield* getFromContext<() => number>('now');
}

async function postLogin(
  { http, signal }: ApiContext,
  username: string,
  password: string,
  clockNow: () => number,
): Promise<{ data: LoginData; at: number }> {
  const { data } = await http.post<LoginData>('auth/login', { username, password }, { signal });
  return { data, at: clockNow() };
}

async function fetchMe({ http, signal }: ApiContext): Promise<Me | undefined> {
  const answer = await http.getWithBearer<Me | null>('auth/user/me', { signal });
  return answer?.data ?? undefined;
}

/** The refresh token ends the session where the access token has expired: renewing it first would open what is to close. */
async function postLogout(
  { http }: ApiContext,
  { refreshToken }: AccessToken,
  isAlive: boolean,
): Promise<void> {
  await http.post('auth/logout', { refreshToken }, { isPersonal: isAlive, isTracked: false });
}

/** One refresh: `invalid` only when the server said so, else what went wrong. */
export async function requestRefresh(
  http: Http,
  refreshToken: string,
): Promise<RefreshData | 'invalid' | ApiError> {
  try {
    const { data } = await http.post<RefreshData>(
      'auth/refreshToken',
      { refreshToken },
      { isTracked: false },
    );
    return data;
  } catch (error) {
    const failure = toApiError(error);
    return failure.code === 'INVALID_REFRESH_TOKEN' ? 'invalid' : failure;
  }
}
