import type { RemoteRoute } from '@storefront/shared/contracts';
import { channelsRoutes } from './channels/routes';
import { dashboardRoutes } from './dashboard/routes';
import { editorRoutes } from './editor/routes';
import { membershipRoutes } from './membership/routes';
import { ownSolutionsRoutes } from './own-solutions/routes';
import { registrationRoutes } from './registration/routes';
import { requestsRoutes } from './requests/routes';
import { servicesRoutes } from './services/routes';
import { solutionsRoutes } from './solutions/routes';

export const routes: RemoteRoute[] = [
  ...solutionsRoutes,
  ...registrationRoutes,
  ...dashboardRoutes,
  ...ownSolutionsRoutes,
  ...editorRoutes,
  ...servicesRoutes,
  ...channelsRoutes,
  ...membershipRoutes,
  ...requestsRoutes,
];
