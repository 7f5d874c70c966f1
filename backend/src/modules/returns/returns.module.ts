import { defineModule, type WithCore } from '../../lib/module';
import { returnData } from './personal-data';
import { returnRoutes, staffReturnRoutes } from './returns.routes';
import { createReturnService, type ReturnDependencies } from './returns.service';

/** What of an order that has arrived goes back. */
export function returnsModule(deps: WithCore<ReturnDependencies>) {
  const returns = createReturnService(deps);
  return defineModule({
    services: { returns },
    routes: [
      { prefix: '/api/ecommerce', plugin: returnRoutes(returns) },
      { prefix: '/api/main/admin', plugin: staffReturnRoutes(returns) },
    ],
    personalData: [returnData(deps.db)],
  });
}
