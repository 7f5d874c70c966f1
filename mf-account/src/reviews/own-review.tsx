import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OwnReview as Review, ReviewStatus } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { Badge, Banner, Card, Picture, TextLink, type BadgeProps } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

const tones: Record<ReviewStatus, BadgeProps['tone']> = {
  PENDING: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
};

/** What the customer wrote of something, and what became of it. */
export function OwnReview({ review }: { review: Review }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-reviews');
  const language = useLanguage();
  const { product, rating, title, content, pictures, status, rejectReason, reply, createdAt } = review;
  return (
    <Shape as="article">
      <Top>
        <h3>
          <TextLink to={pathTo('catalog/product', { slug: product.seoSlug, '#': 'reviews' })}>
            {product.name}
          </TextLink>
        </h3>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <time dateTime={createdAt}>{formatDateInText(createdAt, language)}</time>
      </Top>
      <p>
        <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(maxStars - rating)}</span>{' '}
        {t('stars', { count: rating })}
      </p>
      {title && <strong>{title}</strong>}
      <Said lang={review.language}>{content}</Said>
      {pictures.length > 0 && (
        <Pictures aria-label={t('pictures')}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} alt="" sizes="72px" ratio="1 / 1" />
            </li>
          ))}
        </Pictures>
      )}
      {status === 'REJECTED' && rejectReason && (
        <Banner tone="warning" title={t('refused')}>
          {t('reason', { reason: rejectReason })}
        </Banner>
      )}
      {reply && (
        <Banner title={t('reply', { date: formatDateInText(reply.at, language) })}>
          <Said>{reply.content}</Said>
        </Banner>
      )}
      {review.editableUntil && (
        <p>{t('editable', { date: formatDateInText(review.editableUntil, language) })}</p>
      )}
    </Shape>
  );
}

const maxStars = 5;

const Shape = styled(Card)`
  display: grid;
  gap: var(--s-2);
  > p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  h3 {
    font-size: var(--t-md);
    line-height: 1.4;
  }
  time {
    margin-inline-start: auto;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
/** Lines as they were written. */
const Said = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  li {
    width: 72px;
    border-radius: var(--r-control);
    overflow: clip;
  }
`;
