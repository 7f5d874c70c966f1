import { defineModule, type WithCore } from '../../lib/module';
import { sizeGuideRoutes } from './size-guides.routes';
import { createSizeGuideService, type SizeGuideDependencies } from './size-guides.service';

/** Which size fits, by category. */
export const sizeGuidesModule = (deps: WithCore<SizeGuideDependencies>) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: sizeGuideRoutes(createSizeGuideService(deps)) }],
  });
