import { defineModule, type WithCore } from '../../lib/module';
import type { PersonalData } from '../../lib/personal-data';
import { consentData, createConsentService } from './consents.service';
import { consentRoutes, privacyRoutes } from './privacy.routes';
import { createPrivacyService, deletionData, type PrivacyDependencies } from './privacy.service';

interface Dependencies extends Omit<PrivacyDependencies, 'data'> {
  /** What all other modules keep of people, in the order in which it is erased. */
  data: readonly PersonalData[];
}

/** What people agreed to, a copy of their data, and its end. */
export function privacyModule(deps: WithCore<Dependencies>) {
  const { db } = deps;
  const own = [consentData(db), deletionData(db)];
  const consents = createConsentService(deps);
  const privacy = createPrivacyService({ ...deps, data: [...own, ...deps.data] });
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/auth', plugin: privacyRoutes(privacy) },
      {
        prefix: '/api/main',
        plugin: consentRoutes(consents, { isSecure: deps.publicUrl.startsWith('https:') }),
      },
    ],
    jobs: [
      { name: 'answers of visitors', every: 'minute', run: () => consents.purgeExpired() },
      { name: 'deleted accounts', every: 'minute', run: () => privacy.runDue() },
    ],
    personalData: own,
  });
}
