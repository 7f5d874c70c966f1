import { defineModule, type Core } from '../../lib/module';
import { referralContactData } from './personal-data';
import { referralContactRoutes } from './referral-contacts.routes';
import { createReferralContactService } from './referral-contacts.service';

/** The people whom a member knows. */
export function referralContactsModule(core: Core) {
  const referralContacts = createReferralContactService(core);
  return defineModule({
    services: { referralContacts },
    routes: [{ prefix: '/api/relationship', plugin: referralContactRoutes(referralContacts, core.limits) }],
    personalData: [referralContactData(core.db)],
  });
}
