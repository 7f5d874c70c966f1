import { Navigate } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

/** The favourites are the wish list, by another address. */
export const favouritesPage: RemotePage = {
  Component: () => <Navigate to={paths.wishlist.to()} replace />,
  head: (_state, _at, t) => ({ title: t('account-wishlist:title'), noindex: true }),
  status: () => ({ redirect: paths.wishlist.to() }),
};
