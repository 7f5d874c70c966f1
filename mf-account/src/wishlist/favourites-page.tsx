import { Navigate } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { accountPaths } from '../account-paths';

/** The favourites are the wish list, by another address. */
export const favouritesPage: RemotePage = {
  Component: () => <Navigate to={accountPaths.wishlist.to()} replace />,
  head: (_state, _at, t) => ({ title: t('account-wishlist:title'), noindex: true }),
  status: () => ({ redirect: accountPaths.wishlist.to() }),
};
