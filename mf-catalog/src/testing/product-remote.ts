import { paths } from '@storefront/shared/contracts';
import { remote as whole } from '../remote';

const own: readonly string[] = [paths.product.pattern, paths.recentlyViewed.pattern, paths.compare.pattern];

/** The remote with the pages about single products alone: the others need not be loaded for their tests. */
export const remote = { ...whole, routes: whole.routes.filter(({ path }) => own.includes(path)) };
