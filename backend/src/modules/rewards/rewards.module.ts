import { unavailable } from '../../lib/errors';
import { defineModule } from '../../lib/module';
import { rewardRoutes, staffRewardRoutes } from './rewards.routes';
import type { RewardService, StaffRewards } from './rewards.service';

const notYet = <Service extends object>() =>
  new Proxy({} as Service, {
    get: () => async () => {
      throw unavailable();
    },
  });

/** Rewards of inviters and their payouts. */
export function rewardsModule() {
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/campaign', plugin: rewardRoutes(notYet<RewardService>()) },
      { prefix: '/api/main/admin', plugin: staffRewardRoutes(notYet<StaffRewards>()) },
    ],
  });
}
