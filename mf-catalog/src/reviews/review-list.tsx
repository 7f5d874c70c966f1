import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewPage, ReviewSort } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, type Entry } from '@storefront/shared/store';
import { Async, Button, ListCount, Select, Skeleton } from '@storefront/shared/ui';
import { ReviewCard } from './review-card';
import { sorts, type ReviewQuery } from './review-query';
import { reviews } from './reviews';
import type { Choosing } from './use-choice';

interface Props extends Choosing {
  slug: string;
}

/** The reviews that were chosen, a few at a time. */
export function ReviewList({ slug, choice, pages, onChoose, onMore }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const language = useLanguage();
  const pageAt = (page: number): ReviewQuery => ({ ...choice, slug, language, page });
  const { data: first } = useSelector((state) => reviews.select(state, pageAt(1)));
  const { isFetching } = useSelector((state) => reviews.select(state, pageAt(pages)));
  const isMore = first !== undefined && first.meta.totalPages > pages;
  return (
    <div>
      <Top>
        <ListCount>{first && t('count', { count: first.meta.total })}</ListCount>
        <Select
          label={t('sort.label')}
          value={choice.sort}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={({ target }) => onChoose({ sort: target.value as ReviewSort })}
        />
      </Top>
      {Array.from({ length: pages }, (_, index) => (
        <Page key={index} query={pageAt(index + 1)} />
      ))}
      {isMore && (
        <Button variant="quiet" busy={isFetching} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** One page. What a change has made old is asked for again. */
function Page({ query }: { query: ReviewQuery }) {
  const { t } = useTranslation('catalog-reviews');
  const dispatch = useDispatch();
  const entry: Entry<ReviewPage> = useSelector((state) => reviews.select(state, query));
  const isOld = entry.at === undefined && !entry.isFetching && !entry.error;
  const ask = useRef(() => undefined as unknown);
  useEffect(() => {
    ask.current = () => dispatch(reviews.fetch(query));
  });
  useEffect(() => {
    if (isOld) ask.current();
  }, [isOld]);
  return (
    <Async
      entry={entry}
      onRetry={() => dispatch(reviews.refetch(query))}
      isEmpty={() => false}
      pending={<Skeleton lines={6} />}
    >
      {({ data }) =>
        data.length === 0 ? (
          <p>{t('noMatch')}</p>
        ) : (
          <Cards>
            {data.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </Cards>
        )
      }
    </Async>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-3);
  margin-bottom: var(--s-2);
`;
const Cards = styled.ul`
  > li {
    padding-block: var(--s-6);
    border-top: 1px solid var(--c-line);
  }
`;
