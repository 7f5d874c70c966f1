import { defineModule, type Core } from '../../lib/module';
import { telemetryRoutes } from './telemetry.routes';
import { createTelemetryService } from './telemetry.service';

/** How pages do in browsers, by remote and version. */
export function telemetryModule(core: Core) {
  const telemetry = createTelemetryService({ ...core, platformSecret: core.config.platformSecret });
  return defineModule({
    services: { telemetry },
    routes: [{ prefix: '/api/rum', plugin: telemetryRoutes(telemetry) }],
    jobs: [{ name: 'telemetry', every: 'minute', run: () => telemetry.purgeExpired() }],
  });
}
