import type { AnswerBody, PageMeta } from '../../lib/envelope';
import type { Principal } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type {
  Earnings,
  EarningsQuery,
  Payout,
  PayoutBody,
  PayoutDecision,
  PayoutsQuery,
  RequestedPayout,
  Reward,
  RewardDecision,
  RewardsQuery,
  StaffPayout,
  StaffPayoutsQuery,
  StaffReward,
  StaffRewardsQuery,
  TotalReward,
} from './rewards.schema';

export interface RewardService {
  total(memberId: string): Promise<TotalReward>;
  list(memberId: string, query: RewardsQuery): Promise<{ data: Reward[]; meta: PageMeta }>;
  earnings(memberId: string, query: EarningsQuery): Promise<Earnings>;
  requestPayout(memberId: string, body: PayoutBody, store: StoreAnswer): Promise<AnswerBody<RequestedPayout>>;
  payouts(memberId: string, query: PayoutsQuery): Promise<{ data: Payout[]; meta: PageMeta }>;
}

export interface StaffRewards {
  rewards(query: StaffRewardsQuery): Promise<{ data: StaffReward[]; meta: PageMeta }>;
  decideReward(id: string, decision: RewardDecision, staff: Principal): Promise<StaffReward>;
  payouts(query: StaffPayoutsQuery): Promise<{ data: StaffPayout[]; meta: PageMeta }>;
  decidePayout(id: string, decision: PayoutDecision, staff: Principal): Promise<StaffPayout>;
}
