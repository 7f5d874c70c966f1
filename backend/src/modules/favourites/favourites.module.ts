import { defineModule, type WithCore } from '../../lib/module';
import { favouriteRoutes } from './favourites.routes';
import { createFavouriteService, type FavouriteDependencies } from './favourites.service';
import { favouriteData } from './personal-data';

/** The products that customers keep. */
export const favouritesModule = (deps: WithCore<FavouriteDependencies>) =>
  defineModule({
    services: {},
    routes: [{ prefix: '/api/main', plugin: favouriteRoutes(createFavouriteService(deps)) }],
    personalData: [favouriteData(deps.db)],
  });
