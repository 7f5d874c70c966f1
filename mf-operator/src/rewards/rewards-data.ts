import {
  pageParam,
  type At,
  type PayoutFile,
  type PayoutStatus,
  type RewardReason,
  type RewardStatus,
  type StaffPayout,
  type StaffPayouts,
  type StaffReward,
  type StaffRewards,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';
import { instantsOf } from '../list/day-range';

export const rewardStatuses = ['LOCK', 'NEW', 'PROCESSING', 'PAID'] as const satisfies RewardStatus[];
export const payoutStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const satisfies PayoutStatus[];
/** Why rewards are locked. */
export const lockReasons = [
  'SAME_PHONE',
  'SAME_EMAIL',
  'SAME_PAYOUT_ACCOUNT',
  'TOO_MANY_THIS_MONTH',
  'STAFF_ACCOUNT',
  'LOCKED_BY_STAFF',
] as const satisfies RewardReason[];

const sought = (query: URLSearchParams) => ({
  member: (query.get('member') ?? '').trim().slice(0, 254) || undefined,
  search: (query.get('search') ?? '').trim().slice(0, 100) || undefined,
  ...instantsOf({ from: query.get('from') ?? '', to: query.get('to') ?? '' }),
});

export const parseRewardsQuery = ({ query }: Pick<At, 'query'>) => ({
  ...sought(query),
  status: rewardStatuses.find((status) => status === (query.get('status') ?? 'LOCK')),
  reason: lockReasons.find((reason) => reason === query.get('reason')),
  page: pageParam(query),
});
export const parsePayoutsQuery = ({ query }: Pick<At, 'query'>) => ({
  ...sought(query),
  status: payoutStatuses.find((status) => status === (query.get('status') ?? 'REQUESTED')),
  page: pageParam(query),
});
export type PayoutsQuery = ReturnType<typeof parsePayoutsQuery>;

type RewardsQuery = ReturnType<typeof parseRewardsQuery>;

/** Rewards as staff see them, the locked ones first of all. */
export const staffRewards = createQuery<RewardsQuery, StaffRewards>({
  name: 'operator/rewards',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (await http.getWithBearer<StaffRewards>('main/admin/reward', { params: { ...query, limit: 20 }, signal }))
      ?.data,
});

export const staffPayouts = createQuery<PayoutsQuery, StaffPayouts>({
  name: 'operator/payouts',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (await http.getWithBearer<StaffPayouts>('main/admin/payout', { params: { ...query, limit: 20 }, signal }))
      ?.data,
});

/** Locks a reward, releases it, or takes it back. */
export const decidingReward = createMutation<
  { query: RewardsQuery; id: string; action: 'LOCK' | 'RELEASE' | 'REJECT'; reason: string },
  StaffReward
>({
  name: 'operator/decidingReward',
  isPersonal: true,
  send: async ({ http, signal }, { id, action, reason }) =>
    (
      await http.put<StaffReward>(
        `main/admin/reward/${id}/status`,
        { action, ...(reason && { reason }) },
        { signal, isPersonal: true },
      )
    ).data,
  *onSuccess() {
    yield* put(staffRewards.invalidate());
  },
  // Someone else was faster: the list shows how the rewards are now.
  *onError(_error, { query }) {
    yield* put(staffRewards.invalidate());
    yield* put(staffRewards.refetch(query));
  },
});

/** Moves a payout on: being paid, paid with its reference, or refused. */
export const decidingPayout = createMutation<
  {
    query: PayoutsQuery;
    id: string;
    status: 'APPROVED' | 'PAID' | 'REJECTED';
    reason?: string;
    reference?: string;
  },
  StaffPayout
>({
  name: 'operator/decidingPayout',
  isPersonal: true,
  send: async ({ http, signal }, { query: _query, id, ...body }) =>
    (await http.put<StaffPayout>(`main/admin/payout/${id}/status`, body, { signal, isPersonal: true })).data,
  *onSuccess() {
    yield* put(staffPayouts.invalidate());
  },
  // Someone else was faster: the list shows how the payouts are now.
  *onError(_error, { query }) {
    yield* put(staffPayouts.invalidate());
    yield* put(staffPayouts.refetch(query));
  },
});

/** The payouts that fit as a file; nothing when the session has just ended. */
export const exportingPayouts = createMutation<PayoutsQuery, PayoutFile | undefined>({
  name: 'operator/exportingPayouts',
  isPersonal: true,
  send: async ({ http, signal }, { page: _page, ...query }) =>
    (await http.getWithBearer<PayoutFile>('main/admin/payout/file', { params: query, signal }))?.data,
});
