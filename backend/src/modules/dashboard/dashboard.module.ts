import { defineModule } from '../../lib/module';
import { dashboardRoutes } from './dashboard.routes';
import { createDashboardService, type DashboardDependencies } from './dashboard.service';

/** What operators see first: what waits for them, and how the shop does. */
export const dashboardModule = (deps: DashboardDependencies) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main/admin/dashboard', plugin: dashboardRoutes(createDashboardService(deps)) }],
  });
