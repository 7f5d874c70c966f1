import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pageParam, type RemotePage, toSearch } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  ButtonLink,
  Empty,
  Page,
  PagedList,
  RevealTogether,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { OwnReview } from './own-review';
import { ownReviews, waitingReviews } from './own-reviews';
import { WaitingProducts } from './waiting-products';

/** What the customer said of what they bought, and what waits for a word. */
function ReviewsPage() {
  const { t } = useTranslation('account-reviews');
  const [search] = useSearchParams();
  const language = useLanguage();
  const page = pageParam(search);
  const entry = useSelector((state) => ownReviews.select(state, { page, language }));
  const waiting = useSelector((state) => waitingReviews.select(state, { language }));
  const top = useScrollToListTop(page);
  return (
    <Page title={t('title')} width="wide">
      <RevealTogether entries={page === 1 ? [waiting, entry] : [entry]}>
        {page === 1 && <WaitingProducts />}
        <PagedList
          top={top}
          title={t('own')}
          entry={entry}
          page={page}
          to={(number) => `${paths.reviews.to()}${toSearch({ page: number > 1 ? number : undefined })}`}
          summary={({ meta }) => t('count', { count: meta.total })}
          empty={
            <Empty
              title={t('empty.title')}
              level={3}
              action={<ButtonLink to={paths.orders.to()}>{t('empty.orders')}</ButtonLink>}
            >
              {t('empty.text')}
            </Empty>
          }
          keyOf={({ id }) => id}
        >
          {(review) => <OwnReview review={review} />}
        </PagedList>
      </RevealTogether>
    </Page>
  );
}

export const reviewsPage: RemotePage = {
  Component: ReviewsPage,
  needs: ({ query, language }) => [
    ownReviews.fetch({ page: pageParam(query), language }),
    waitingReviews.fetch({ language }),
  ],
  head: (_state, _at, t) => ({ title: t('account-reviews:title'), noindex: true }),
  slices: [ownReviews.slice, waitingReviews.slice],
  saga: [ownReviews.saga, waitingReviews.saga],
};
