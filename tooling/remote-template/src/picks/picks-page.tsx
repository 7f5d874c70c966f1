import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { on } from '@storefront/shared/events';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { CardGrid, gridPicture, ProductCard, ProductGridSkeleton } from '@storefront/shared/products';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, FilterLinks, Page } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { addToCart } from './add-to-cart';
import { AddToCartButton } from './add-to-cart-button';
import { maxPrices, parsePicksQuery, picks } from './picks';

/** The best sellers in stock, up to a price. */
function PicksPage() {
  const { t } = useTranslation('sample');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const query = parsePicksQuery({ query: search, language });
  const entry = useSelector((state) => picks.select(state, query));

  // The cart has changed, here or in another tab: earlier results no longer hold.
  useEffect(() => on('checkout:cart-changed', () => dispatch(addToCart.reset())), [dispatch]);

  const links = [undefined, ...maxPrices].map((price) => ({
    to: paths.picks.to(price),
    text: price ? t('filter.upTo', { price: formatMoney(price, language) }) : t('filter.all'),
    isCurrent: price === query.maxPrice,
  }));
  return (
    <Page title={t('page.title')}>
      <FilterLinks label={t('filter.label')} links={links} />
      <Async
        entry={entry}
        pending={<ProductGridSkeleton />}
        empty={
          <Empty
            title={t('empty.title')}
            action={<ButtonLink to={paths.picks.to()}>{t('empty.all')}</ButtonLink>}
          />
        }
      >
        {(products) => (
          <CardGrid>
            {products.map((product, index) => (
              <Item key={product.id}>
                <ProductCard product={product} {...gridPicture(index)} />
                <AddToCartButton product={product} />
              </Item>
            ))}
          </CardGrid>
        )}
      </Async>
    </Page>
  );
}

export const picksPage: RemotePage = {
  Component: PicksPage,
  needs: (at) => [picks.fetch(parsePicksQuery(at))],
  head: (_state, at, t) => ({
    title: t('sample:page.title'),
    description: t('sample:page.description'),
    canonical: paths.picks.to(),
    // Search engines list the page once, without a filter.
    noindex: parsePicksQuery(at).maxPrice !== undefined,
  }),
  // Without its products the page must not be cached or indexed.
  status: (state, at) => (picks.select(state, parsePicksQuery(at)).data ? 200 : 503),
  slices: [picks.slice, addToCart.slice],
  saga: [picks.saga, addToCart.saga],
};

/** Buttons of a row stand side by side, however long the names above them are. */
const Item = styled.li`
  display: flex;
  flex-direction: column;
  > p {
    min-height: var(--s-6);
    padding-top: var(--s-1);
    font-size: var(--t-sm);
  }
`;
