import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage, StaffReview } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Badge,
  Banner,
  Button,
  Empty,
  FilterLinks,
  Pagination,
  RevealTogether,
  Row,
  Stars,
} from '@storefront/shared/ui';
import { DataTable } from '../data-table/data-table';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Ago } from '../times/times';
import { ReplyDialog } from './reply-dialog';
import { ReviewText } from './review-text';
import {
  asRead,
  decidingReviews,
  heldReasons,
  parseReviewsQuery,
  replyingReview,
  reviewQueue,
  reviewStatuses,
} from './reviews-data';

const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const;
const shows = [...reviewStatuses, 'reported', 'all'] as const;

function ReviewsPage() {
  const { t } = useTranslation('operator-reviews');
  const [search] = useSearchParams();
  const address = useListAddress();
  const entry = useSelector((state) => reviewQueue.select(state, parseReviewsQuery({ query: search })));
  const [refused, setRefused] = useState<StaffReview[]>([]);
  const [answered, setAnswered] = useState<StaffReview | null>(null);
  const deciding = useStaffMutation(decidingReviews, { onDone: () => setRefused([]) });
  const approve = (reviews: StaffReview[], clear?: () => void) => {
    deciding.send({ ...asRead(reviews), status: 'APPROVED' });
    clear?.();
  };
  const refuse = (reviews: StaffReview[]) => {
    deciding.reset();
    setRefused(reviews);
  };
  const counts = entry.data?.counts;
  const current = address.value('show') || 'PENDING';
  const yesOrNo = (['true', 'false'] as const).map((value) => ({ value, label: t(`filters.${value}`) }));
  const failed = deciding.data?.failed ?? [];
  const changed = failed.filter(({ code }) => code === 'EDIT_CONFLICT').length;
  const gone = failed.length - changed;
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <RevealTogether entries={[entry]}>
        <FilterLinks
          label={t('filters.show')}
          links={shows.map((show) => ({
            to: address.to({ show: show === 'PENDING' ? undefined : show }),
            text: show !== 'all' && counts ? `${t(`show.${show}`)} (${counts[show]})` : t(`show.${show}`),
            isCurrent: current === show,
          }))}
        />
        <FilterBar label={t('filters.label')}>
          <SearchFilter label={t('filters.search')} hint={t('filters.searchHint')} />
          <SelectFilter
            name="rating"
            label={t('filters.rating')}
            any={t('filters.any')}
            options={['1', '2', '3', '4', '5'].map((value) => ({
              value,
              label: t('filters.stars', { value }),
            }))}
          />
          <SelectFilter name="photos" label={t('filters.photos')} any={t('filters.any')} options={yesOrNo} />
          <SelectFilter
            name="replied"
            label={t('filters.replied')}
            any={t('filters.any')}
            options={yesOrNo}
          />
          <SelectFilter
            name="held"
            label={t('filters.held')}
            any={t('filters.any')}
            options={heldReasons.map((value) => ({ value, label: t(`held.${value}`) }))}
          />
        </FilterBar>
        {failed.length > 0 && (
          <Banner tone="warning" isLive>
            {changed > 0 && <p>{t('someChanged', { count: changed })}</p>}
            {gone > 0 && <p>{t('someFailed', { count: gone })}</p>}
          </Banner>
        )}
        <DataTable<StaffReview>
          name="reviews"
          caption={t('title')}
          columns={[
            {
              id: 'review',
              title: t('columns.review'),
              isFixed: true,
              cell: (review) => <ReviewText review={review} />,
            },
            { id: 'product', title: t('columns.product'), cell: ({ product }) => product.name },
            { id: 'rating', title: t('columns.rating'), cell: ({ rating }) => <Stars value={rating} /> },
            {
              id: 'status',
              title: t('columns.status'),
              cell: ({ status }) => <Badge tone={tones[status]}>{t(`show.${status}`)}</Badge>,
            },
            {
              id: 'createdAt',
              title: t('columns.createdAt'),
              cell: ({ createdAt }) => <Ago at={createdAt} />,
            },
            {
              id: 'actions',
              title: t('columns.actions'),
              cell: (review) => (
                <Row gap={2}>
                  {review.status !== 'APPROVED' && (
                    <Button size="small" busy={deciding.isBusy} onClick={() => approve([review])}>
                      {t('approve')}
                    </Button>
                  )}
                  {review.status !== 'REJECTED' && (
                    <Button size="small" variant="quiet" onClick={() => refuse([review])}>
                      {t('refuse')}
                    </Button>
                  )}
                  <Button size="small" variant="quiet" onClick={() => setAnswered(review)}>
                    {t(review.reply ? 'editReply' : 'reply')}
                  </Button>
                </Row>
              ),
            },
          ]}
          entry={entry}
          rowId={({ id }) => id}
          rowLabel={({ author, product }) =>
            t('row', { author: author ?? t('noAuthor'), product: product.name })
          }
          bulk={(rows, clear) => (
            <>
              <Button size="small" busy={deciding.isBusy} onClick={() => approve(rows, clear)}>
                {t('approveAll', { count: rows.length })}
              </Button>
              <Button size="small" variant="quiet" onClick={() => refuse(rows)}>
                {t('refuseAll', { count: rows.length })}
              </Button>
            </>
          )}
          empty={<Empty title={t('empty')}>{t('emptyText')}</Empty>}
          pager={
            entry.data && (
              <Pagination
                page={entry.data.meta.page}
                totalPages={entry.data.meta.totalPages}
                to={(page) => address.to({ page: String(page) })}
              />
            )
          }
        />
        <ConfirmWithReason
          isOpen={refused.length > 0}
          title={t('refuseTitle', { count: refused.length })}
          action={t('refuse')}
          variant="danger"
          hint={t('reasonHint')}
          isBusy={deciding.isBusy}
          error={deciding.error}
          onConfirm={(reason) => deciding.send({ ...asRead(refused), status: 'REJECTED', reason })}
          onClose={() => setRefused([])}
        />
        {answered && <ReplyDialog key={answered.id} review={answered} onClose={() => setAnswered(null)} />}
      </RevealTogether>
    </OperatorPage>
  );
}

export const reviewsPage: RemotePage = {
  Component: ReviewsPage,
  needs: (at) => [reviewQueue.fetch(parseReviewsQuery(at))],
  head: (_state, _at, t) => ({ title: t('operator-reviews:title'), noindex: true }),
  slices: [reviewQueue.slice, decidingReviews.slice, replyingReview.slice],
  saga: [reviewQueue.saga, decidingReviews.saga, replyingReview.saga],
};
