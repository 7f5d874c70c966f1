import { defineModule, type Core } from '../../lib/module';
import { staffTrackingRoutes, trackingRoutes } from './tracking.routes';
import { createTrackingService } from './tracking.service';

/** Which pages are looked at. */
export function trackingModule(core: Core) {
  const tracking = createTrackingService(core);
  return defineModule({
    services: { tracking },
    routes: [
      { prefix: '/api/main', plugin: trackingRoutes(tracking) },
      { prefix: '/api/main/admin', plugin: staffTrackingRoutes(tracking) },
    ],
  });
}
