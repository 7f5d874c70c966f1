import { defineModule, type WithCore } from '../../lib/module';
import type { Audit } from '../audit/audit.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import { createEarning, type EarnDependencies } from './earn-rewards';
import { rewardData } from './personal-data';
import { createNotifyMember } from './reward-mails';
import { rewardRoutes, staffRewardRoutes } from './rewards.routes';
import { createRewardService } from './rewards.service';
import type { RewardMembers } from './staff-reward-lists';
import { createStaffRewards } from './staff-rewards';

type Dependencies = Omit<EarnDependencies, 'notify'> & {
  outbox: Pick<OutboxService, 'enqueue'>;
  audit: Audit;
  members: RewardMembers;
  settings: Pick<SettingsService, 'staff'>;
};

/** Rewards of inviters and their payouts. */
export function rewardsModule(deps: WithCore<Dependencies>) {
  const notify = createNotifyMember(deps);
  const earning = createEarning({ ...deps, notify });
  return defineModule({
    services: { earning },
    routes: [
      {
        prefix: '/api/campaign',
        plugin: rewardRoutes(createRewardService({ ...deps, notify }), deps.limits),
      },
      {
        prefix: '/api/main/admin',
        plugin: staffRewardRoutes(createStaffRewards({ ...deps, notify, earning })),
      },
    ],
    jobs: [{ name: 'rewards to unlock', every: 'minute', run: () => earning.unlockDue() }],
    personalData: [rewardData(deps.db)],
  });
}
