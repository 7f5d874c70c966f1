import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReview } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { Button, Dialog, Stack, Textarea } from '@storefront/shared/ui';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { replyingReview } from './reviews-data';

/** The seller's answer below a review; an empty one takes it away. */
export function ReplyDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { t } = useTranslation('operator-reviews');
  const [content, setContent] = useState(review.reply?.content ?? '');
  const replying = useStaffMutation(replyingReview, { onDone: onClose });
  return (
    <Dialog
      isOpen
      firstFocus="field"
      onClose={onClose}
      title={t('replyTitle', { author: review.author ?? t('noAuthor') })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={replying.isBusy} onClick={() => replying.send({ id: review.id, content })}>
            {t('sendReply')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p lang={review.language}>{review.content}</p>
        <Textarea
          label={t('replyText')}
          hint={t('replyHint')}
          rows={4}
          maxLength={1000}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <ErrorBanner error={replying.error} />
      </Stack>
    </Dialog>
  );
}
