import type { TotalReward } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** What a member of the referral programme can pay with now, in đồng; nothing for others. */
export const rewardBalance = createQuery<null, number>({
  name: 'checkout/rewardBalance',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    const answer = await http.untracked.getReferral<TotalReward>('campaign/reward/total-reward', { signal });
    return 'data' in answer ? answer.data.available : undefined;
  },
});
