import { defineModule, type WithCore } from '../../lib/module';
import { wishData } from './personal-data';
import { wishRoutes } from './wishes.routes';
import { createWishService, type WishDependencies } from './wishes.service';

/** What customers miss in the shop. */
export const wishesModule = (deps: WithCore<WishDependencies>) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: wishRoutes(createWishService(deps)) }],
    personalData: [wishData(deps.db)],
  });
