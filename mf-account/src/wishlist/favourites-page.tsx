import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { selectIsCartRestored, selectWishlist } from '@storefront/shared/cart';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductGrid, ProductGridSkeleton } from '@storefront/shared/products';
import { RetryContext, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import {
  ActionLink,
  Async,
  Banner,
  ButtonLink,
  Empty,
  Page,
  Stack,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { guestFavourites } from './guest-favourites';

/** As many as are asked for at once, the latest first. */
const maxShown = 100;

/** A visitor's favourites, which are on this device; who is signed in has them in the account. */
function FavouritesPage() {
  const { isLoggedIn } = useSession();
  // The session comes out of the same storage: until then nobody knows whose favourites these are.
  const isRestored = useSelector(selectIsCartRestored);
  if (isLoggedIn) return <Navigate to={paths.wishlist.to()} replace />;
  return isRestored ? <GuestFavourites /> : <Pending />;
}

function Pending() {
  const { t } = useTranslation('account-wishlist');
  return (
    <Page title={t('guest.title')} width="wide">
      <ProductGridSkeleton count={4} />
    </Page>
  );
}

function GuestFavourites() {
  const { t } = useTranslation('account-wishlist');
  const pathTo = usePathTo();
  const dispatch = useDispatch();
  const language = useLanguage();
  const wishlist = useSelector(selectWishlist);
  // What loses its heart here stays until the page is left, so that a slip is undone where it happened.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const added = wishlist.flatMap(({ id, kind }) => (kind === 'product' && !seen.includes(id) ? id : []));
  if (added.length > 0) setSeen([...added.reverse(), ...seen]);
  const ids = useMemo(() => seen.slice(0, maxShown), [seen]);
  const entry = useSelector((state) => guestFavourites.select(state, { ids, language }));

  // The list is known to this browser alone, so the route cannot ask for it.
  const ask = useMemo(
    () => () => {
      if (ids.length > 0) dispatch(guestFavourites.fetch({ ids, language }));
    },
    [ids, language, dispatch],
  );
  useEffect(ask, [ask]);

  return (
    <Page title={t('guest.title')} width="wide">
      <Stack>
        <Banner
          action={
            <ActionLink to={pathTo('account/login', { redirectUrl: paths.wishlist.to() })}>
              {t('guest.signIn')}
            </ActionLink>
          }
        >
          {t('guest.where')}
        </Banner>
        {ids.length === 0 ? (
          <Nothing />
        ) : (
          <RetryContext value={ask}>
            <Async entry={entry} pending={<ProductGridSkeleton count={4} />}>
              {(products) =>
                products.length === 0 ? (
                  <Nothing />
                ) : (
                  <>
                    {products.length < ids.length && <p>{t('guest.gone')}</p>}
                    <VisuallyHidden as="h2">{t('guest.title')}</VisuallyHidden>
                    <ProductGrid products={products} />
                    {seen.length > maxShown && <p>{t('guest.latest', { count: maxShown })}</p>}
                  </>
                )
              }
            </Async>
          </RetryContext>
        )}
      </Stack>
    </Page>
  );
}

function Nothing() {
  const { t } = useTranslation('account-wishlist');
  const pathTo = usePathTo();
  return (
    <Empty
      title={t('empty.title')}
      action={<ButtonLink to={pathTo('catalog/products')}>{t('empty.shop')}</ButtonLink>}
    >
      {t('guest.empty')}
    </Empty>
  );
}

export const favouritesPage: RemotePage = {
  Component: FavouritesPage,
  head: (_state, _at, t) => ({ title: t('account-wishlist:guest.title'), noindex: true }),
  slices: [guestFavourites.slice],
  saga: guestFavourites.saga,
};
