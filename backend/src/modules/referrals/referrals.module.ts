import { defineModule, type WithCore } from '../../lib/module';
import { eCardRoutes } from './e-cards.routes';
import { createECards } from './e-cards';
import { createInvitationService, type InvitationDependencies } from './invitations.service';
import { referralData } from './personal-data';
import { invitationRoutes, referralRoutes } from './referrals.routes';
import { createReferralService, type ReferralDependencies } from './referrals.service';

type Dependencies = ReferralDependencies & Pick<InvitationDependencies, 'outbox' | 'emailsOfContacts'>;

/** The referral programme: members, codes, attribution and invitations. */
export function referralsModule(deps: WithCore<Dependencies>) {
  const referrals = createReferralService(deps);
  const secret = deps.config.platformSecret;
  const invitations = createInvitationService({ ...deps, secret, referrals });
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/campaign', plugin: referralRoutes(referrals, deps.limits) },
      { prefix: '/api/campaign', plugin: invitationRoutes(invitations, deps.limits) },
      { prefix: '/api/ecard', plugin: eCardRoutes(createECards({ ...deps, referrals }), deps.limits) },
    ],
    jobs: [{ name: 'old invitations', every: 'minute', run: () => invitations.purgeExpired() }],
    personalData: [referralData(deps.db)],
  });
}
