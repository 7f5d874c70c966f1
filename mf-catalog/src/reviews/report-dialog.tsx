import styled from '@emotion/styled';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportReason } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Dialog, RadioCard, RadioGroup, Textarea } from '@storefront/shared/ui';
import { reviewReport } from './reviews';

interface Props {
  id: string;
  onClose: () => void;
  onReported: () => void;
}

const reasons: readonly ReportReason[] = ['SPAM', 'OFFENSIVE', 'WRONG_PRODUCT', 'FALSE', 'OTHER'];

/** Tells the shop why a review should not be there. */
export function ReportDialog({ id, onClose, onReported }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const dispatch = useDispatch();
  const form = useId();
  const [reason, setReason] = useState<ReportReason>('SPAM');
  const { status, data, error } = useSelector(reviewReport.select);
  useEffect(() => {
    dispatch(reviewReport.reset());
  }, [dispatch]);
  const isDone = status === 'done' && data?.id === id;
  const isKnown = error?.code === 'REVIEW_ALREADY_REPORTED';

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('note');
    const note = field instanceof HTMLTextAreaElement ? field.value.trim() : '';
    dispatch(reviewReport.send({ id, reason, ...(note && { note }) }));
  };
  const close = () => {
    if (isDone || isKnown) onReported();
    onClose();
  };
  return (
    <Dialog
      isOpen
      firstFocus="title"
      title={t('report.title')}
      onClose={close}
      actions={
        !isDone && (
          <Button type="submit" form={form} busy={status === 'pending'}>
            {t('report.send')}
          </Button>
        )
      }
    >
      {isDone ? (
        <Banner tone="success" isLive>
          {t('report.done')}
        </Banner>
      ) : (
        <Form id={form} onSubmit={send}>
          <ErrorBanner tone="warning" error={error} overrides={{ other: t('report.failed') }} />
          <RadioGroup legend={t('report.legend')}>
            {reasons.map((one) => (
              <RadioCard
                key={one}
                name="reason"
                value={one}
                title={t(`report.${one}`)}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
            ))}
          </RadioGroup>
          <Textarea name="note" label={t('report.note')} maxLength={500} isOptional />
        </Form>
      )}
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;
