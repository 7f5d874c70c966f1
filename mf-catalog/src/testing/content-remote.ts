import { contentRoutes } from '../content-routes';
import { remote as whole } from '../remote';

/** The remote with its content pages only. */
export const remote = { ...whole, routes: contentRoutes };
