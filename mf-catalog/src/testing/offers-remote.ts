import { offersRoutes } from '../offers-routes';
import { remote as whole } from '../remote';

/** The remote with its offer pages only. */
export const remote = { ...whole, routes: offersRoutes };
