import type { TotalReward } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { referralData } from '../member/referral-data';

/** The balances of the member. */
export const totalReward = createQuery<null, TotalReward>({
  name: 'referral/totalReward',
  keyOf: () => 'own',
  isPersonal: true,
  fetch: ({ http, signal }) =>
    referralData(http.getReferral<TotalReward>('campaign/reward/total-reward', { signal })),
});
