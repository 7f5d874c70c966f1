import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReview } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { Banner, Button, Heading } from '@storefront/shared/ui';
import { Stars } from './stars';
import { WriteReview } from './lazy-write-review';
import type { Subject } from './write-button';

/** What the customer has written of this product: where it stands, and a way to change it. */
export function OwnReviews({ reviews, subject }: { reviews: readonly OwnReview[]; subject: Subject }) {
  const { t } = useTranslation('catalog-reviews');
  const language = useLanguage();
  const [edited, setEdited] = useState<OwnReview | null>(null);
  if (reviews.length === 0) return null;
  return (
    <Box>
      <Heading level={3} size={4}>
        {t('own.title')}
      </Heading>
      <ul>
        {reviews.map((review) => (
          <li key={review.id}>
            <Stars value={review.rating} label={t('card.rated', { rating: review.rating })} />
            {review.title && <strong>{review.title}</strong>}
            <p>{review.content}</p>
            {review.status === 'PENDING' && <Banner tone="info">{t('own.PENDING')}</Banner>}
            {review.status === 'REJECTED' && (
              <Banner tone="warning">{t('own.REJECTED', { reason: review.rejectReason ?? '' })}</Banner>
            )}
            {review.editableUntil && (
              <Edit>
                <Button variant="quiet" onClick={() => setEdited(review)}>
                  {t('own.edit')}
                </Button>
                <span>{t('own.until', { date: formatDateInText(review.editableUntil, language) })}</span>
              </Edit>
            )}
          </li>
        ))}
      </ul>
      {edited && <WriteReview subject={subject} review={edited} onClose={() => setEdited(null)} />}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  ul {
    display: grid;
    gap: var(--s-4);
  }
  li {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
  }
  p {
    max-width: 72ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Edit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
