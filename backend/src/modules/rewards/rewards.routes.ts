import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer, answer, Paged } from '../../lib/envelope';
import { limitPerAddress, type RateLimits } from '../../lib/rate-limits';
import { member, staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  Earnings,
  EarningsQuery,
  Payout,
  PayoutBody,
  PayoutDecision,
  PayoutFile,
  PayoutFileQuery,
  PayoutsQuery,
  RequestedPayout,
  Reward,
  RewardDecision,
  RewardId,
  RewardsQuery,
  StaffPayout,
  StaffPayouts,
  StaffPayoutsQuery,
  StaffReward,
  StaffRewards,
  StaffRewardsQuery,
  TotalReward,
} from './rewards.schema';
import type { RewardService } from './rewards.service';
import type { StaffRewardService } from './staff-rewards';

const tags = ['referral'];

/** Under /api/campaign. */
export const rewardRoutes =
  (rewards: RewardService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'referral');
    app.get(
      '/reward/total-reward',
      { schema: { tags, summary: 'Balances of the member', response: { 200: Answer(TotalReward) } } },
      async (request) => answer(await rewards.total(member(request).userId)),
    );

    app.get(
      '/reward',
      {
        schema: {
          tags,
          summary: 'Rewards of the member, the newest first',
          querystring: RewardsQuery,
          response: { 200: Answer(Paged(Reward)) },
        },
      },
      async (request) => answer(await rewards.list(member(request).userId, request.query)),
    );

    app.get(
      '/reward/earnings',
      {
        schema: {
          tags,
          summary: 'Earnings by month',
          querystring: EarningsQuery,
          response: { 200: Answer(Earnings) },
        },
      },
      async (request) => answer(await rewards.earnings(member(request).userId, request.query)),
    );

    app.post(
      '/reward/payout',
      {
        schema: {
          tags,
          summary: 'Ask for money to a bank account or wallet; one request at a time',
          body: PayoutBody,
          response: { 200: Answer(RequestedPayout) },
        },
      },
      async (request) =>
        idempotent(request, (store) => rewards.requestPayout(member(request).userId, request.body, store)),
    );

    app.get(
      '/reward/payout',
      {
        schema: {
          tags,
          summary: 'Payouts of the member, the newest first',
          querystring: PayoutsQuery,
          response: { 200: Answer(Paged(Payout)) },
        },
      },
      async (request) => answer(await rewards.payouts(member(request).userId, request.query)),
    );
  };

/** Under /api/main/admin. */
export const staffRewardRoutes =
  (staff: StaffRewardService): FastifyPluginAsyncTypebox =>
  async (app) => {
    const ofStaff = ['staff'];

    app.get(
      '/reward',
      {
        schema: {
          tags: ofStaff,
          summary: 'Rewards by status, those that wait the longest first',
          querystring: StaffRewardsQuery,
          response: { 200: Answer(StaffRewards) },
        },
      },
      async (request) => answer(await staff.rewards(request.query)),
    );

    app.put(
      '/reward/:id/status',
      {
        schema: {
          tags: ofStaff,
          summary: 'Lock a reward, release it, or reject it',
          params: RewardId,
          body: RewardDecision,
          response: { 200: Answer(StaffReward) },
        },
      },
      async (request) => answer(await staff.decideReward(request.params.id, request.body, staffOf(request))),
    );

    app.get(
      '/payout',
      {
        schema: {
          tags: ofStaff,
          summary: 'Payouts by status, those that wait the longest first',
          querystring: StaffPayoutsQuery,
          response: { 200: Answer(StaffPayouts) },
        },
      },
      async (request) => answer(await staff.payouts(request.query)),
    );

    app.get(
      '/payout/file',
      {
        schema: {
          tags: ofStaff,
          summary: 'The payouts that fit as CSV for a spreadsheet; the audit log names who took it',
          querystring: PayoutFileQuery,
          response: { 200: Answer(PayoutFile) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return answer(await staff.payoutFile(request.query, staffOf(request), request.language));
      },
    );

    app.put(
      '/payout/:id/status',
      {
        schema: {
          tags: ofStaff,
          summary: 'Approve a payout, reject it, or note that it was paid; large ones by an administrator',
          params: RewardId,
          body: PayoutDecision,
          response: { 200: Answer(StaffPayout) },
        },
      },
      async (request) => answer(await staff.decidePayout(request.params.id, request.body, staffOf(request))),
    );
  };
