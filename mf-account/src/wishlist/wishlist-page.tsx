import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { selectWishlist, wishlistAdded } from '@storefront/shared/cart';
import { type Favourite, pageParam, type RemotePage, toSearch } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  ActionLink,
  Banner,
  ButtonLink,
  Empty,
  Page,
  PagedList,
  TextButton,
  useScrollToListTop,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { favourites } from './favourites';
import { wishlistSaga } from './wishlist-saga';
import { WishlistCard } from './wishlist-card';

/** What was kept for later, the latest first. */
function WishlistPage() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-wishlist');
  const [search] = useSearchParams();
  const language = useLanguage();
  const page = pageParam(search);
  const dispatch = useDispatch();
  const entry = useSelector((state) => favourites.select(state, { page, language }));
  const wishlist = useSelector(selectWishlist);
  const [removed, setRemoved] = useState<readonly Favourite[]>([]);
  const top = useScrollToListTop(page);
  // What the server would not remove is kept again, and so is what was brought back.
  const isGone = ({ product }: Favourite) =>
    removed.some((one) => one.product.id === product.id) && !wishlist.some((one) => one.id === product.id);
  const last = removed.filter(isGone).at(-1);
  const [back, setBack] = useState<string | null>(null);
  const backName = removed.find(({ product }) => product.id === back)?.product.name;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the focus goes to what takes it back.
  const lastId = last?.product.id;
  useEffect(() => {
    if (lastId !== undefined && back === null) undo.current?.focus();
  }, [lastId, back]);
  return (
    <Page
      title={t('title')}
      width="wide"
      aside={<ActionLink to={pathTo('provider/favourites')}>{t('solutions')}</ActionLink>}
    >
      <Undo role="status">
        {last && (
          <Banner
            tone="success"
            action={
              <TextButton
                ref={undo}
                onClick={() => {
                  setBack(last.product.id);
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
        {backName && <VisuallyHidden>{t('back', { name: backName })}</VisuallyHidden>}
      </Undo>
      <PagedList
        top={top}
        title={t('list')}
        isTitleHidden
        entry={entry}
        page={page}
        to={(number) => `${paths.wishlist.to()}${toSearch({ page: number > 1 ? number : undefined })}`}
        summary={({ data, meta }) => t('count', { count: meta.total - data.filter(isGone).length })}
        empty={
          <Empty
            title={t('empty.title')}
            action={<ButtonLink to={pathTo('catalog/products')}>{t('empty.shop')}</ButtonLink>}
          >
            {t('empty.text')}
          </Empty>
        }
        keyOf={({ product }) => product.id}
        isShown={(favourite) => !isGone(favourite)}
      >
        {(favourite) => (
          <WishlistCard
            favourite={favourite}
            wasBack={back === favourite.product.id}
            onRemoved={() => {
              setBack(null);
              setRemoved([
                ...removed.filter(({ product }) => product.id !== favourite.product.id),
                favourite,
              ]);
            }}
          />
        )}
      </PagedList>
    </Page>
  );
}

export const wishlistPage: RemotePage = {
  Component: WishlistPage,
  needs: ({ query, language }) => [favourites.fetch({ page: pageParam(query), language })],
  head: (_state, _at, t) => ({ title: t('account-wishlist:title'), noindex: true }),
  slices: [favourites.slice],
  saga: [favourites.saga, wishlistSaga],
};

const Undo = styled.div`
  margin-bottom: var(--s-3);
`;
