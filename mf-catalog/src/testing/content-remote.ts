import { contentRoutes } from '../content-routes';
import { remote as whole } from '../remote';

/** The remote with no other pages than those that tell of the shop. */
export const remote = { ...whole, routes: contentRoutes };
