import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { selectWishlist, wishlistAdded } from '@storefront/shared/cart';
import { paths, toSearch, type At, type Favourite, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Async,
  Banner,
  ButtonLink,
  Empty,
  ListCount,
  Page,
  Pagination,
  Skeleton,
  TextButton,
  useArrivalOnPage,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { accountPaths } from '../account-paths';
import { favourites } from './favourites';
import { wishlistSaga } from './wishlist-saga';
import { WishlistCard } from './wishlist-card';

/** What was kept for later, the latest first. */
function WishlistPage() {
  const { t } = useTranslation('account-wishlist');
  const [search] = useSearchParams();
  const language = useLanguage();
  const page = pageOf(search);
  const id = useId();
  const dispatch = useDispatch();
  const entry = useSelector((state) => favourites.select(state, { page, language }));
  const wishlist = useSelector(selectWishlist);
  const [removed, setRemoved] = useState<readonly Favourite[]>([]);
  const top = useArrivalOnPage(page);
  // What the server would not remove is kept again, and so is what was brought back.
  const isGone = ({ product }: Favourite) =>
    removed.some((one) => one.product.id === product.id) && !wishlist.some((one) => one.id === product.id);
  const last = removed.findLast(isGone);
  return (
    <Page title={t('title')} width="wide">
      <Undo role="status">
        {last && (
          <Banner
            tone="success"
            action={
              <TextButton
                onClick={() => {
                  dispatch(wishlistAdded({ id: last.product.id, kind: 'product' }));
                }}
              >
                {t('undo')}
              </TextButton>
            }
          >
            {t('removed', { name: last.product.name })}
          </Banner>
        )}
      </Undo>
      <Section ref={top} tabIndex={-1} aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          {t('list')}
        </VisuallyHidden>
        <Async
          entry={entry}
          pending={<Skeleton lines={8} />}
          isEmpty={({ data }) => data.every(isGone)}
          empty={
            <Empty
              title={t('empty.title')}
              action={<ButtonLink to={paths.products.to()}>{t('empty.shop')}</ButtonLink>}
            >
              {t('empty.text')}
            </Empty>
          }
        >
          {({ data, meta }) => (
            <>
              <ListCount>{t('count', { count: meta.total - data.filter(isGone).length })}</ListCount>
              <List>
                {data
                  .filter((favourite) => !isGone(favourite))
                  .map((favourite) => (
                    <li key={favourite.product.id}>
                      <WishlistCard
                        favourite={favourite}
                        onRemoved={(one) => setRemoved([...removed.filter((other) => other !== one), one])}
                      />
                    </li>
                  ))}
              </List>
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(number) =>
                  `${accountPaths.wishlist.to()}${toSearch({ page: number > 1 ? number : undefined })}`
                }
              />
            </>
          )}
        </Async>
      </Section>
    </Page>
  );
}

const maxPage = 1_000;

function pageOf(query: At['query']): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export const wishlistPage: RemotePage = {
  Component: WishlistPage,
  needs: ({ query, language }) => [favourites.requested({ page: pageOf(query), language })],
  head: (_state, _at, t) => ({ title: t('account-wishlist:title'), noindex: true }),
  slices: [favourites.slice],
  saga: [favourites.saga, wishlistSaga],
};

const Undo = styled.div`
  margin-bottom: var(--s-3);
`;
const Section = styled.section`
  scroll-margin-top: 72px;
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-block: var(--s-3) var(--s-6);
`;
