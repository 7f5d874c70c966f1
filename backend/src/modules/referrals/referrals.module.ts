import { unavailable } from '../../lib/errors';
import { defineModule, type Core } from '../../lib/module';
import { eCardRoutes } from './e-cards.routes';
import type { InvitationService } from './invitations.service';
import { invitationRoutes, referralRoutes } from './referrals.routes';
import type { ReferralService } from './referrals.service';

const notYet = <Service extends object>() =>
  new Proxy({} as Service, {
    get: () => async () => {
      throw unavailable();
    },
  });

/** The referral programme: members, codes, attribution and invitations. */
export function referralsModule({ limits }: Core) {
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/campaign', plugin: referralRoutes(notYet<ReferralService>(), limits) },
      { prefix: '/api/campaign', plugin: invitationRoutes(notYet<InvitationService>()) },
      {
        prefix: '/api/ecard',
        plugin: eCardRoutes(async () => {
          throw unavailable();
        }),
      },
    ],
  });
}
