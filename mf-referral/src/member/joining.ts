import type { Joined } from '@storefront/shared/contracts';
import { createMutation, noticeShown, now, put, referralReceived } from '@storefront/shared/store';

/** Makes the customer a member; for a member whose credentials are lost, it returns new ones. */
export const joining = createMutation<{ isFirst: boolean }, Joined>({
  name: 'referral/joining',
  isPersonal: true,
  async send({ http, signal }) {
    const options = { signal, isPersonal: true };
    return (await http.post<Joined>('campaign/referral/join', { consent: true }, options)).data;
  },
  *onSuccess({ referralCredentials }, { isFirst }) {
    // By this browser's clock.
    const expiredIn = (yield* now()) + referralCredentials.expiredIn;
    yield* put(referralReceived({ ...referralCredentials, expiredIn }));
    if (isFirst) yield* put(noticeShown('referral:Joined'));
  },
});
