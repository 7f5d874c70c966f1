import { offersRoutes } from '../offers-routes';
import { remote as whole } from '../remote';

/** The remote with no other pages than those of its offers. */
export const remote = { ...whole, routes: offersRoutes };
