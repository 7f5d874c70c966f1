import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Count, Instant, Money, Nullable, page } from '../offers/offers.schema';

const closed = { additionalProperties: false };

/** NEW: earned. PROCESSING: a payout was requested. PAID: paid out, or used on an order. */
export const RewardStatus = Type.Enum(['NEW', 'PROCESSING', 'PAID', 'LOCK'], { $id: 'RewardStatus' });
export type RewardStatus = Static<typeof RewardStatus>;

const rewardReasons = [
  'HOLDING',
  'AVAILABLE',
  'PAYOUT_REQUESTED',
  'PAYOUT_APPROVED',
  'PAID_OUT',
  'USED_ON_ORDER',
  'ORDER_RETURNED',
  'SAME_PHONE',
  'SAME_EMAIL',
  'SAME_PAYOUT_ACCOUNT',
  'TOO_MANY_THIS_MONTH',
  'STAFF_ACCOUNT',
  'LOCKED_BY_STAFF',
  'REJECTED',
] as const;
export const RewardReason = Type.Enum([...rewardReasons], {
  $id: 'RewardReason',
  description:
    'HOLDING: the order can still be returned, until `unlocksAt`. ORDER_RETURNED: a negative row takes a reward back. SAME_…, TOO_MANY_…, STAFF_…: locked until staff have looked at it.',
});
export type RewardReason = Static<typeof RewardReason>;

const Amount = Type.Integer({ description: 'Đồng; negative when a reward is taken back.' });

export const Reward = Type.Object(
  {
    id: Type.String(),
    index: Type.Integer({ description: 'Of the member, from 1 for the first; the newest is listed first.' }),
    account: Nullable(Type.String({ description: 'Who it was earned by: "Lan N."' })),
    amount: Amount,
    paymentOrder: Nullable(
      Type.String({ description: 'Code of the payout, or of the own order that it was used on.' }),
    ),
    status: RewardStatus,
    datetime: Instant,
    reason: RewardReason,
    note: Nullable(Type.String({ description: 'What staff said.' })),
    unlocksAt: Nullable(Instant),
  },
  { $id: 'Reward' },
);
export type Reward = Static<typeof Reward>;

export const RewardsQuery = Type.Object(
  { ...page, status: Type.Optional(Type.Enum(['all', 'new', 'paid', 'lock', 'processing'])) },
  closed,
);
export type RewardsQuery = Static<typeof RewardsQuery>;

export const TotalReward = Type.Object(
  {
    new: Amount,
    processing: Money,
    paid: Money,
    locked: Money,
    total: Type.Integer({ description: 'new + processing + paid.' }),
    available: Type.Integer({ description: 'The part of `new` that can be paid out now; never negative.' }),
    minPayout: Money,
    nextUnlockAt: Nullable(Instant),
  },
  { $id: 'TotalReward' },
);
export type TotalReward = Static<typeof TotalReward>;

export const EarningsQuery = Type.Object(
  {
    months: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 36, description: 'Including this one; 12 by default.' }),
    ),
  },
  closed,
);
export type EarningsQuery = Static<typeof EarningsQuery>;

export const Earnings = Type.Object(
  {
    months: Type.Array(
      Type.Object({
        month: Type.String({ description: '`2026-11`, in the time of Ho Chi Minh City.' }),
        earned: Amount,
        rewards: Count,
      }),
      { description: 'The oldest first, also those without earnings. Locked rewards are not in it.' },
    ),
  },
  { $id: 'Earnings' },
);
export type Earnings = Static<typeof Earnings>;

export const PayoutMethod = Type.Enum(['BANK', 'WALLET'], { $id: 'PayoutMethod' });
export type PayoutMethod = Static<typeof PayoutMethod>;
export const PayoutStatus = Type.Enum(['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'], { $id: 'PayoutStatus' });
export type PayoutStatus = Static<typeof PayoutStatus>;

const Typed = Type.String({ maxLength: 1_000 });
export const PayoutBody = Type.Object(
  {
    method: PayoutMethod,
    account: Type.Object(
      {
        provider: { ...Typed, description: 'Of a bank its code such as VCB; of a wallet MOMO or ZALOPAY.' },
        number: { ...Typed, description: 'Account number, or the telephone number of the wallet.' },
        holder: { ...Typed, description: 'Name of the holder.' },
      },
      closed,
    ),
    amount: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000_000_000,
        description: 'Default: all that is available.',
      }),
    ),
  },
  { ...closed, $id: 'PayoutBody' },
);
export type PayoutBody = Static<typeof PayoutBody>;

export const RequestedPayout = Type.Object(
  { requestId: Type.String(), code: Type.String(), amount: Money, status: PayoutStatus },
  { $id: 'RequestedPayout' },
);
export type RequestedPayout = Static<typeof RequestedPayout>;

const payout = {
  id: Type.String(),
  code: Type.String(),
  amount: Money,
  method: PayoutMethod,
  status: PayoutStatus,
  reason: Nullable(Type.String({ description: 'What staff said; a rejection has one.' })),
  requestedAt: Instant,
  decidedAt: Nullable(Instant),
};

export const Payout = Type.Object(
  {
    ...payout,
    provider: Type.String(),
    account: Type.String({ description: 'Its last digits: "•••• 6789".' }),
  },
  { $id: 'Payout' },
);
export type Payout = Static<typeof Payout>;

export const PayoutsQuery = Type.Object(page, closed);
export type PayoutsQuery = Static<typeof PayoutsQuery>;

/** What staff see of a payout. */
export const StaffPayout = Type.Object(
  {
    ...payout,
    memberId: Type.String(),
    memberEmail: Nullable(Type.String({ description: 'Null when the account is there no more.' })),
    reference: Nullable(Type.String({ description: 'What the bank or wallet calls the transfer.' })),
    provider: Type.String(),
    number: Type.String(),
    holder: Type.String(),
    suspicions: Type.Array(RewardReason, { description: 'Of the rewards in it.' }),
    events: Type.Array(
      Type.Object({
        status: PayoutStatus,
        actorId: Type.String(),
        reason: Nullable(Type.String()),
        at: Instant,
      }),
    ),
  },
  { $id: 'StaffPayout' },
);
export type StaffPayout = Static<typeof StaffPayout>;

const sought = {
  member: Type.Optional(Type.String({ maxLength: 254, description: 'E-mail address or id of the member.' })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(Instant),
  to: Type.Optional({ ...Instant, description: 'Up to, without it.' }),
};
const Total = Type.Object({ count: Count, amount: Amount });

const payoutFilter = {
  ...sought,
  status: Type.Optional(PayoutStatus),
  method: Type.Optional(PayoutMethod),
};
export const StaffPayoutsQuery = Type.Object({ ...page, ...payoutFilter }, closed);
export const PayoutFileQuery = Type.Object(payoutFilter, closed);
export type PayoutFileQuery = Static<typeof PayoutFileQuery>;
export const PayoutFile = Type.Object(
  {
    name: Type.String(),
    content: Type.String({ description: 'CSV in UTF-8.' }),
    isMore: Type.Boolean({ description: 'There are more than fit into one file: narrow the filter.' }),
  },
  { $id: 'PayoutFile' },
);
export type PayoutFile = Static<typeof PayoutFile>;

export const StaffPayouts = Type.Object(
  {
    data: Type.Array(StaffPayout),
    meta: PageMeta,
    totals: Type.Object({ REQUESTED: Total, APPROVED: Total, PAID: Total, REJECTED: Total }),
    operatorPayoutLimit: { ...Money, description: 'Above it an administrator decides.' },
  },
  { $id: 'StaffPayouts' },
);
export type StaffPayoutsQuery = Static<typeof StaffPayoutsQuery>;

export const PayoutDecision = Type.Object(
  {
    status: Type.Enum(['APPROVED', 'PAID', 'REJECTED']),
    reason: Type.Optional(
      Type.String({ maxLength: 300, description: 'Told to the member; a rejection needs one.' }),
    ),
    reference: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'What the bank or wallet calls the transfer; PAID needs it.',
      }),
    ),
  },
  { ...closed, $id: 'PayoutDecision' },
);
export type PayoutDecision = Static<typeof PayoutDecision>;

/** What staff see of a reward. */
export const StaffReward = Type.Object(
  {
    ...Reward.properties,
    memberId: Type.String(),
    memberEmail: Nullable(Type.String({ description: 'Null when the account is there no more.' })),
    inviteeId: Nullable(Type.String()),
    orderId: Nullable(Type.String()),
    suspicions: Type.Array(RewardReason),
    events: Type.Array(
      Type.Object({
        action: Type.Enum(['LOCKED', 'RELEASED', 'REJECTED']),
        actorId: Type.String(),
        reason: Nullable(Type.String()),
        at: Instant,
      }),
    ),
  },
  { $id: 'StaffReward' },
);
export type StaffReward = Static<typeof StaffReward>;

export const StaffRewardsQuery = Type.Object(
  {
    ...page,
    ...sought,
    status: Type.Optional(RewardStatus),
    reason: Type.Optional(
      Type.Enum([...rewardReasons], { description: 'Why it is in its status, or what it is suspected of.' }),
    ),
  },
  closed,
);
export const StaffRewards = Type.Object(
  {
    data: Type.Array(StaffReward),
    meta: PageMeta,
    totals: Type.Object({ NEW: Total, PROCESSING: Total, PAID: Total, LOCK: Total }),
  },
  { $id: 'StaffRewards' },
);
export type StaffRewardsQuery = Static<typeof StaffRewardsQuery>;

export const RewardDecision = Type.Object(
  {
    action: Type.Enum(['LOCK', 'RELEASE', 'REJECT']),
    reason: Type.Optional(
      Type.String({ maxLength: 300, description: 'Told to the member; needed except for RELEASE.' }),
    ),
  },
  {
    ...closed,
    $id: 'RewardDecision',
    description: 'LOCK holds a NEW reward, RELEASE makes it NEW again, REJECT takes a locked one back.',
  },
);
export type RewardDecision = Static<typeof RewardDecision>;

export const RewardId = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
