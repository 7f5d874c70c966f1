import {
  pageParam,
  type At,
  type Earnings,
  type Paged,
  type Payout,
  type PayoutBody,
  type RequestedPayout,
  type Reward,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';
import { referralData } from '../member/referral-data';
import { paths } from '../paths/paths';
import { totalReward } from './total-reward';

export const rewardFilters = ['all', 'new', 'paid', 'lock', 'processing'] as const;

export interface RewardsQuery {
  status: (typeof rewardFilters)[number];
  page: number;
}

/** An unknown status in the address is ignored. */
export const parseRewardsQuery = ({ query }: Pick<At, 'query'>): RewardsQuery => ({
  status: rewardFilters.find((status) => status === query.get('status')) ?? 'all',
  page: pageParam(query),
});

export const rewardsLink = ({ status, page }: RewardsQuery): string =>
  paths.rewards.to({ status: status === 'all' ? undefined : status, page: page === 1 ? undefined : page });

/** The member's rewards, the newest first. */
export const rewards = createQuery<RewardsQuery, Paged<Reward>>({
  name: 'referral/rewards',
  keyOf: ({ status, page }) => `${status} ${String(page)}`,
  isPersonal: true,
  fetch: ({ http, signal }, { status, page }) =>
    referralData(
      http.getReferral<Paged<Reward>>('campaign/reward', {
        params: { status, page, limit: 10 },
        signal,
      }),
    ),
});

/** Earnings of the last twelve months. */
export const earnings = createQuery<null, Earnings>({
  name: 'referral/earnings',
  keyOf: () => 'own',
  isPersonal: true,
  fetch: ({ http, signal }) =>
    referralData(http.getReferral<Earnings>('campaign/reward/earnings', { signal })),
});

/** The latest payouts. */
export const payouts = createQuery<null, Paged<Payout>>({
  name: 'referral/payouts',
  keyOf: () => 'latest',
  isPersonal: true,
  fetch: ({ http, signal }) =>
    referralData(
      http.getReferral<Paged<Payout>>('campaign/reward/payout', { params: { limit: 10 }, signal }),
    ),
});

export const requestingPayout = createMutation<{ body: PayoutBody; idempotencyKey: string }, RequestedPayout>(
  {
    name: 'referral/payout',
    isPersonal: true,
    async send({ http, signal }, { body, idempotencyKey }) {
      const options = { signal, isReferral: true, idempotencyKey };
      return (await http.post<RequestedPayout>('campaign/reward/payout', body, options)).data;
    },
    *onSuccess() {
      // All three tell of it.
      for (const query of [rewards, payouts, totalReward]) yield* put(query.invalidate());
    },
  },
);
