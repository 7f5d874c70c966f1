import type { ReferralCredentials } from '../contracts';
import { toApiError, type ApiError } from '../http';
import { referralEnded, referralReceived, selectReferralAuth } from '../store';
import type { App } from './create-app';

/** Exchanges the referral refresh token for new credentials. Returns the error that left the outcome unknown, or null. */
export async function renewReferral(
  { store, http }: Pick<App, 'store' | 'http'>,
  now: () => number,
): Promise<ApiError | null> {
  const held = selectReferralAuth(store.getState());
  if (!held?.refreshToken) return null;
  const { accessToken, refreshToken } = held;
  try {
    const { data } = await http.untracked.post<ReferralCredentials>('campaign/referral/refresh', {
      refreshToken,
    });
    // The session may have ended, or another tab renewed the token, while the answer was on its way.
    if (selectReferralAuth(store.getState())?.accessToken === accessToken)
      store.dispatch(referralReceived({ ...data, expiredIn: now() + data.expiredIn }));
    return null;
  } catch (error) {
    const failure = toApiError(error);
    const { status } = failure;
    // The same request may succeed later.
    if (status === 0 || status === 429 || status >= 500) return failure;
    store.dispatch(referralEnded(accessToken));
    return null;
  }
}
