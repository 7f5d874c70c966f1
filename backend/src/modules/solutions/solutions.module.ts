import type { Db } from '../../db';
import { defineModule, type WithCore } from '../../lib/module';
import type { Audit } from '../audit/audit.service';
import type { MembershipState } from '../memberships/membership-state';
import type { OutboxService } from '../outbox/outbox.service';
import { providerLookup } from '../providers/provider-lookup';
import type { UploadService } from '../uploads/uploads.service';
import { createModeration } from './moderation';
import { ownSolutionRoutes } from './own-solutions.routes';
import { createOwnSolutions } from './own-solutions.service';
import { solutionData } from './personal-data';
import { providerServiceRoutes } from './provider-services.routes';
import { createProviderServices } from './provider-services.service';
import { publicSolutionRoutes } from './public-solutions.routes';
import { createPublicSolutions } from './public-solutions.service';
import { createPublishing } from './publishing.service';
import { savedSolutionRoutes } from './saved-solutions.routes';
import { createSavedSolutions } from './saved-solutions.service';
import { screenshotRoutes } from './screenshots.routes';
import { createScreenshots } from './screenshots.service';
import { createNotifyAboutSolution } from './solution-mails';
import { solutionRequestRoutes } from './solution-requests.routes';
import { createSolutionRequests } from './solution-requests.service';
import { staffSolutionRoutes } from './staff-solutions.routes';
import { createStaffSolutions } from './staff-solutions.service';

interface Dependencies {
  memberships: Pick<MembershipState, 'allowance'>;
  settings: { provider(from?: Db): Promise<{ autoApproveSolutions: boolean }> };
  audit: Audit;
  uploads: UploadService;
  outbox: Pick<OutboxService, 'enqueue'>;
}

/** What providers offer to other shops: written, approved, published, asked about. */
export function solutionsModule(given: WithCore<Dependencies>) {
  const deps = { ...given, providers: providerLookup };
  const notify = createNotifyAboutSolution(deps);
  const moderation = createModeration({ ...deps, notify });
  const shown = createPublicSolutions(deps);
  const publishing = createPublishing(deps);
  const requests = createSolutionRequests({ ...deps, publishing, shown, notify });
  return defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: publicSolutionRoutes(shown) },
      { prefix: '/api/main', plugin: savedSolutionRoutes(createSavedSolutions({ ...deps, shown })) },
      {
        prefix: '/api/main',
        plugin: ownSolutionRoutes(createOwnSolutions({ ...deps, notifyRequester: notify }), publishing),
      },
      { prefix: '/api/main', plugin: screenshotRoutes(createScreenshots(deps)) },
      { prefix: '/api/main', plugin: providerServiceRoutes(createProviderServices(deps)) },
      { prefix: '/api/main', plugin: solutionRequestRoutes(requests) },
      {
        prefix: '/api/main/admin',
        plugin: staffSolutionRoutes(createStaffSolutions({ ...deps, moderation })),
      },
    ],
    personalData: [solutionData(deps.db)],
  });
}
