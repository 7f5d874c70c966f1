import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Review } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { Avatar, Badge, CheckIcon } from '@storefront/shared/ui';
import { ReviewActions } from './review-actions';
import { ReviewPhotos } from './review-photo-row';
import { Stars } from './stars';

/** One review as everybody reads it. What people wrote is text, whatever it looks like. */
export function ReviewCard({ review }: { review: Review }) {
  const { t } = useTranslation('catalog-reviews');
  const language = useLanguage();
  const author = review.author ?? t('card.anonymous');
  const variant = [review.color, review.size].filter(Boolean).join(', ');
  const lang = review.language === language ? undefined : review.language;
  return (
    <Card>
      <Line>
        <Avatar size="small" name={review.author ?? ''} src={review.avatar && `${review.avatar.url}?w=320`} />
        <strong>{author}</strong>
        {review.isVerifiedBuyer && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {t('card.verified')}
          </Badge>
        )}
        {review.isMine && <Badge tone="info">{t('card.mine')}</Badge>}
      </Line>
      <Line>
        <Stars value={review.rating} label={t('card.rated', { rating: review.rating })} />
        <Small>
          <time dateTime={review.createdAt}>{formatDateInText(review.createdAt, language)}</time>
          {review.editedAt && ` · ${t('card.edited', { date: formatDateInText(review.editedAt, language) })}`}
          {variant && ` · ${t('card.bought', { variant })}`}
        </Small>
      </Line>
      {lang && <Small>{t(`card.language.${lang}`)}</Small>}
      {review.title && <h3 lang={lang}>{review.title}</h3>}
      <Text lang={lang}>{review.content}</Text>
      <ReviewPhotos pictures={review.pictures} author={author} />
      {review.reply && (
        <Reply>
          <p>
            <strong>{t('card.seller')}</strong>
            <Small>
              {' · '}
              <time dateTime={review.reply.at}>{formatDateInText(review.reply.at, language)}</time>
            </Small>
          </p>
          <Text lang={lang}>{review.reply.content}</Text>
        </Reply>
      )}
      <ReviewActions review={review} author={author} />
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  h3 {
    font-size: var(--t-md, 1rem);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
`;
const Small = styled.span`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Text = styled.p`
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Reply = styled.div`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-3) var(--s-4);
  border-inline-start: 3px solid var(--c-brand);
  border-radius: var(--r-control);
  background: var(--c-tint);
`;
