import { defineModule, type Core } from '../../lib/module';
import { trackingRoutes } from './tracking.routes';
import { createTrackingService } from './tracking.service';

/** Which pages are looked at. */
export const trackingModule = (core: Core) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: trackingRoutes(createTrackingService(core)) }],
  });
