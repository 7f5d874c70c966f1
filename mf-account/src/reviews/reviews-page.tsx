import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, toSearch, type At, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  Heading,
  ListCount,
  Page,
  Pagination,
  Skeleton,
  useArrivalOnPage,
} from '@storefront/shared/ui';
import { accountPaths } from '../account-paths';
import { OwnReview } from './own-review';
import { ownReviews, waitingReviews } from './own-reviews';
import { WaitingProducts } from './waiting-products';

/** What the customer said of what they bought, and what waits for a word. */
function ReviewsPage() {
  const { t } = useTranslation('account-reviews');
  const [search] = useSearchParams();
  const language = useLanguage();
  const page = pageOf(search);
  const entry = useSelector((state) => ownReviews.select(state, { page, language }));
  const top = useArrivalOnPage(page);
  return (
    <Page title={t('title')} width="wide">
      {page === 1 && <WaitingProducts />}
      <Section ref={top} tabIndex={-1} aria-labelledby="reviews-own">
        <Heading level={2} id="reviews-own">
          {t('own')}
        </Heading>
        <Async
          entry={entry}
          pending={<Skeleton lines={8} />}
          empty={
            <Empty
              title={t('empty.title')}
              level={3}
              action={<ButtonLink to={paths.orders.to()}>{t('empty.orders')}</ButtonLink>}
            >
              {t('empty.text')}
            </Empty>
          }
        >
          {({ data, meta }) => (
            <>
              <ListCount>{t('count', { count: meta.total })}</ListCount>
              <Cards>
                {data.map((review) => (
                  <li key={review.id}>
                    <OwnReview review={review} />
                  </li>
                ))}
              </Cards>
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(number) =>
                  `${accountPaths.reviews.to()}${toSearch({ page: number > 1 ? number : undefined })}`
                }
              />
            </>
          )}
        </Async>
      </Section>
    </Page>
  );
}

const maxPage = 100_000;

function pageOf(query: At['query']): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export const reviewsPage: RemotePage = {
  Component: ReviewsPage,
  needs: ({ query, language }) => [
    ownReviews.requested({ page: pageOf(query), language }),
    waitingReviews.requested({ language }),
  ],
  head: (_state, _at, t) => ({ title: t('account-reviews:title'), noindex: true }),
  slices: [ownReviews.slice, waitingReviews.slice],
  saga: [ownReviews.saga, waitingReviews.saga],
};

const Section = styled.section`
  scroll-margin-top: 72px;
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-block: var(--s-3) var(--s-6);
`;
