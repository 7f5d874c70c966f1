import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { StaffReview } from '@storefront/shared/contracts';
import { Badge, Picture, Row } from '@storefront/shared/ui';

/** What someone wrote, with pictures, why it is held, who reported it and what the shop answered. */
export function ReviewText({ review }: { review: StaffReview }) {
  const { t } = useTranslation('operator-reviews');
  const { title, content, author, pictures, heldFor, reports, rejectReason, reply, color, size } = review;
  const variant = [color, size].filter(Boolean).join(', ');
  return (
    <Box>
      <p>
        <strong>{author ?? t('noAuthor')}</strong>
        {variant && <small> · {variant}</small>}
      </p>
      {title && <p>{title}</p>}
      <p lang={review.language}>{content}</p>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <a href={picture.url} target="_blank" rel="noreferrer" aria-label={t('openPicture')}>
                <Picture picture={picture} sizes="72px" />
              </a>
            </li>
          ))}
        </Pictures>
      )}
      {(heldFor.length > 0 || reports.length > 0) && (
        <Row gap={1}>
          {heldFor.map((reason) => (
            <Badge key={reason} tone="warning">
              {t(`held.${reason}`)}
            </Badge>
          ))}
          {reports.map(({ reason, note, at }) => (
            <Badge key={at} tone="danger">
              {t(`reports.${reason}`)}
              {note && `: ${note}`}
            </Badge>
          ))}
        </Row>
      )}
      {rejectReason && <Note>{t('rejectedFor', { reason: rejectReason })}</Note>}
      {reply && <Note>{t('answered', { text: reply.content })}</Note>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-1);
  max-width: 46ch;
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Pictures = styled.ul`
  display: flex;
  gap: var(--s-2);
  li {
    width: 72px;
  }
`;
const Note = styled.p`
  padding-inline-start: var(--s-2);
  border-inline-start: 3px solid var(--c-line);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
