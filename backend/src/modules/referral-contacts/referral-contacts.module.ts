import { unavailable } from '../../lib/errors';
import { defineModule } from '../../lib/module';
import { referralContactRoutes } from './referral-contacts.routes';
import type { ReferralContactService } from './referral-contacts.service';

/** The people that a member knows. */
export function referralContactsModule() {
  const contacts = new Proxy({} as ReferralContactService, {
    get: () => async () => {
      throw unavailable();
    },
  });
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/relationship', plugin: referralContactRoutes(contacts) }],
  });
}
