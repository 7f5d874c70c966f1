import type { Joined, ReferralCredentials } from '@storefront/shared/contracts';
import {
  createMutation,
  noticeShown,
  now,
  put,
  referralReceived,
  type Effect,
} from '@storefront/shared/store';

/** Stores credentials in the session, with the instant at which they expire by this browser's clock. */
function* keepCredentials({ expiredIn, ...credentials }: ReferralCredentials): Effect<void> {
  yield* put(referralReceived({ ...credentials, expiredIn: (yield* now()) + expiredIn }));
}

/** Makes the customer a member; for a member whose credentials are lost, it returns new ones. */
export const joining = createMutation<{ isFirst: boolean }, Joined>({
  name: 'referral/joining',
  isPersonal: true,
  async send({ http, signal }) {
    const options = { signal, isPersonal: true };
    return (await http.post<Joined>('campaign/referral/join', { consent: true }, options)).data;
  },
  *onSuccess({ referralCredentials }, { isFirst }) {
    yield* keepCredentials(referralCredentials);
    if (isFirst) yield* put(noticeShown('referral:Joined'));
  },
});

/** Exchanges a refresh token for new credentials. Nobody waits for it. */
export const renewal = createMutation<string, ReferralCredentials>({
  name: 'referral/renewal',
  isPersonal: true,
  async send({ http, signal }, refreshToken) {
    const options = { signal, isTracked: false };
    return (await http.post<ReferralCredentials>('campaign/referral/refresh', { refreshToken }, options))
      .data;
  },
  onSuccess: keepCredentials,
});
