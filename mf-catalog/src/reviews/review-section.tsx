import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewStatus } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Async, Banner, Heading, Skeleton, skippedOffscreen } from '@storefront/shared/ui';
import { NoReviews } from './no-reviews';
import { OwnReviews } from './own-reviews';
import { ReviewList } from './review-list';
import { firstReviews } from './review-query';
import { ReviewSummaryBox } from './review-summary';
import { reviews } from './reviews';
import { useChoice } from './use-choice';
import { worded } from './words';
import { WriteButton, type Subject } from './write-button';

export interface ReviewSectionProps {
  productId: string;
  slug: string;
  name: string;
}

/** What buyers say of a product, and where they say it. */
export const ReviewSection = worded(({ productId, slug, name }: ReviewSectionProps) => {
  const { t } = useTranslation('catalog-reviews');
  const id = useId();
  const { entry, ask } = useFirstReviews(slug);
  const choosing = useChoice(slug);
  const [sent, setSent] = useState<ReviewStatus | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone; who reads by keyboard goes on at what came of it.
    if (sent) thanks.current?.focus();
  }, [sent]);

  const subject: Subject = { productId, slug, name, onSent: setSent };
  return (
    <Section id="reviews" aria-labelledby={id}>
      <Heading id={id} level={2} size={3}>
        {t('title')}
      </Heading>
      {sent && sent !== 'REJECTED' && (
        <div ref={thanks} tabIndex={-1}>
          <Banner tone={sent === 'APPROVED' ? 'success' : 'info'}>{t(`sent.${sent}`)}</Banner>
        </div>
      )}
      <Async entry={entry} onRetry={ask} isEmpty={() => false} pending={<Pending />}>
        {({ summary, reviewable = [], own = [] }) => (
          <>
            <OwnReviews reviews={own} subject={subject} />
            {summary.count === 0 ? (
              <NoReviews>
                <WriteButton lines={reviewable} subject={subject} hasOwn={own.length > 0} />
              </NoReviews>
            ) : (
              <Columns>
                <Aside>
                  <ReviewSummaryBox summary={summary} {...choosing} />
                  <WriteButton lines={reviewable} subject={subject} hasOwn={own.length > 0} />
                </Aside>
                <ReviewList slug={slug} {...choosing} />
              </Columns>
            )}
          </>
        )}
      </Async>
    </Section>
  );
});

/** The first page, asked with the bearer once somebody is signed in: a server that drew it knew nobody. */
function useFirstReviews(slug: string) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const query = firstReviews(slug, language);
  const entry = useSelector((state) => reviews.select(state, query));
  const { isLoggedIn, accessToken } = useSession();
  const askedWith = useRef<string | null>(null);
  const { data, error, isFetching, at } = entry;
  const isUnasked = at === undefined && !isFetching && !error;
  const isImpersonal = isLoggedIn && data !== undefined && data.canReview === undefined && !isFetching;

  useEffect(() => {
    if (isUnasked) dispatch(reviews.fetch(firstReviews(slug, language)));
  }, [isUnasked, dispatch, slug, language]);
  useEffect(() => {
    const token = accessToken?.token ?? null;
    if (!isImpersonal || token === null || askedWith.current === token) return;
    askedWith.current = token;
    dispatch(reviews.refetch(firstReviews(slug, language)));
  }, [isImpersonal, accessToken, dispatch, slug, language]);
  return { entry, ask: () => dispatch(reviews.refetch(query)) };
}

function Pending() {
  return (
    <Columns>
      <Skeleton kind="block" height={220} />
      <Skeleton lines={8} />
    </Columns>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  margin-top: var(--s-12);
  scroll-margin-top: 88px;
  > div:focus {
    outline: none;
  }
`;
const Columns = styled.div`
  ${skippedOffscreen('1500px')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: var(--s-12);
    align-items: start;
  }
`;
const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  @media (min-width: 1024px) {
    position: sticky;
    top: 88px;
  }
`;
