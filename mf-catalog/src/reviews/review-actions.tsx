import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '@storefront/shared/contracts';
import { noticeShown, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Button, CheckIcon, lazyHydrate, LiveRegion, TextButton } from '@storefront/shared/ui';
import { selectVote, voted } from './review-votes';

const ReportDialog = lazyHydrate(() =>
  import(/* webpackChunkName: "review-form" */ './report-dialog').then((part) => part.ReportDialog),
);

interface Props {
  review: Review;
  author: string;
}

/** What a reader can say of a review: that it helped, or that it should not be there. */
export function ReviewActions({ review, author }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const vote = useSelector((state) => selectVote(state, review.id));
  const [isReporting, setReporting] = useState(false);
  const [wasReported, setReported] = useState(false);
  const isHelpful = vote?.isHelpful ?? review.isHelpful ?? false;
  const count = countOf(review, isHelpful, vote?.helpfulCount);

  const orSignIn = (act: () => void) => () => {
    if (isLoggedIn) act();
    else dispatch(noticeShown('YouHaveNotLoggIn'));
  };
  if (review.isMine) return count > 0 ? <Quiet>{t('card.helpfulCount', { count })}</Quiet> : null;
  return (
    <Line>
      <Button
        variant="quiet"
        aria-pressed={isHelpful}
        aria-busy={vote?.isSending || undefined}
        aria-label={t('card.helpfulOf', { author })}
        icon={isHelpful ? <CheckIcon size={16} /> : undefined}
        onClick={orSignIn(() => {
          if (!vote?.isSending) dispatch(voted({ id: review.id, isHelpful: !isHelpful }));
        })}
      >
        {count > 0 ? t('card.helpfulCount', { count }) : t('card.helpful')}
      </Button>
      {review.isReported || wasReported ? (
        <Quiet>{t('card.reported')}</Quiet>
      ) : (
        <Report aria-label={t('card.reportOf', { author })} onClick={orSignIn(() => setReporting(true))}>
          {t('card.report')}
        </Report>
      )}
      {vote?.hasFailed && <Failure>{t('card.voteFailed')}</Failure>}
      <LiveRegion>{vote?.hasFailed ? t('card.voteFailed') : ''}</LiveRegion>
      {isReporting && (
        <ReportDialog
          id={review.id}
          onClose={() => setReporting(false)}
          onReported={() => setReported(true)}
        />
      )}
    </Line>
  );
}

/** As the shop counted, or as it will with what the reader just said. */
function countOf(review: Review, isHelpful: boolean, counted: number | undefined): number {
  if (counted !== undefined) return counted;
  return review.helpfulCount + Number(isHelpful) - Number(review.isHelpful ?? false);
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  button[aria-pressed='true'] {
    border-color: var(--c-action);
    background: var(--c-tint);
    color: var(--c-action);
  }
`;
const Report = styled(TextButton)`
  min-height: 44px;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Quiet = styled.span`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Failure = styled.span`
  font-size: var(--t-sm);
  color: var(--c-danger);
`;
