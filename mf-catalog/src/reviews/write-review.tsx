import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReview, ReviewableLine } from '@storefront/shared/contracts';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Button, Dialog } from '@storefront/shared/ui';
import { keepDraft } from './review-draft';
import { ReviewForm } from './review-form';
import { reviews, reviewWriting } from './reviews';
import type { Subject } from './write-button';

interface Props {
  subject: Subject;
  /** Of which one is reviewed. */
  lines?: readonly ReviewableLine[];
  /** Instead of a new one: what is changed. */
  review?: OwnReview;
  onClose: () => void;
}

/** Writes a review, or changes one. Closing keeps what was typed. */
export function WriteReview({ subject, lines = [], review, onClose }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const dispatch = useDispatch();
  const form = useId();
  const { userInfo } = useSession();
  const { status, data } = useSelector(reviewWriting.select);
  const owner = userInfo?.id ?? '';
  const draftOf = review?.id ?? subject.productId;

  useEffect(() => {
    dispatch(reviewWriting.reset());
  }, [dispatch]);
  useEffect(() => {
    if (status !== 'done' || !data) return;
    keepDraft(owner, draftOf, null);
    dispatch(reviewWriting.reset());
    dispatch(reviews.invalidate());
    onClose();
    subject.onSent(data.status);
  }, [status, data, dispatch, onClose, subject, owner, draftOf]);

  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t(review ? 'write.changeTitle' : 'write.title')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} size="large" busy={status === 'pending'}>
          {t(review ? 'write.save' : 'write.submit')}
        </Button>
      }
    >
      <ReviewForm
        formId={form}
        subject={subject}
        lines={lines}
        review={review}
        owner={owner}
        draftOf={draftOf}
      />
    </Dialog>
  );
}
