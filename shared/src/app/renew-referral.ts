import type { ReferralCredentials } from '../contracts';
import { toApiError, type ApiError } from '../http';
import { referralEnded, referralReceived, selectReferralAuth } from '../store';
import type { App } from './create-app';

type Core = Pick<App, 'store' | 'http'>;

const running = new WeakMap<App['store'], Promise<ApiError | null>>();

/**
 * Exchanges the referral refresh token for new credentials, once for all callers. Returns the error that left the outcome
 * unknown, or null.
 */
export function renewReferral(core: Core, now: () => number): Promise<ApiError | null> {
  const current = running.get(core.store);
  if (current) return current;
  const renewing = renewOnce(core, now).finally(() => running.delete(core.store));
  running.set(core.store, renewing);
  return renewing;
}

async function renewOnce({ store, http }: Core, now: () => number): Promise<ApiError | null> {
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
