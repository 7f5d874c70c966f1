import { screen } from '@testing-library/react';
import { paths } from '@storefront/shared/contracts';
import { remote as all } from '../remote';

const own: readonly string[] = [paths.product.pattern, paths.recentlyViewed.pattern, paths.compare.pattern];

/** The remote with the pages about single products alone: the others need not be loaded for their tests. */
export const remote = { ...all, routes: all.routes.filter(({ path }) => own.includes(path)) };

/** What was gone to is drawn first; this is there with the last of the rest. */
export const productFullyRendered = () => screen.findByRole('region', { name: /Mua nhanh|Quick buy/ });
