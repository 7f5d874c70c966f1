import { screen } from '@testing-library/react';
import { paths } from '../paths/paths';
import { remote as all } from '../remote';

const own: readonly string[] = [paths.product.pattern, paths.recentlyViewed.pattern, paths.compare.pattern];

/** The remote with its product pages only, so that tests do not load the others. */
export const remote = { ...all, routes: all.routes.filter(({ path }) => own.includes(path)) };

/** The main content renders first; this button is in the last of the rest. */
export const productFullyRendered = () => screen.findByRole('region', { name: /Mua nhanh|Quick buy/ });
