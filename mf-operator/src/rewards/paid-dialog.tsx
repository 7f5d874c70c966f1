import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPayout } from '@storefront/shared/contracts';
import { ErrorBanner, type ErrorBannerProps } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Button, Dialog, Input, Stack } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';

interface PaidDialogProps {
  payout: StaffPayout;
  isBusy: boolean;
  error: ErrorBannerProps['error'];
  onConfirm: (reference: string) => void;
  onClose: () => void;
}

/** Notes that money was sent, with the reference by which the transfer can be found again. */
export function PaidDialog({ payout, isBusy, error, onConfirm, onClose }: PaidDialogProps) {
  const { t } = useTranslation('operator-rewards');
  const language = useLanguage();
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { provider, number, holder, amount, code } = payout;
  const field = useRef<HTMLInputElement>(null);
  const confirm = () => {
    const written = reference.trim();
    setMissing(written === '');
    if (written) onConfirm(written);
    else field.current?.focus();
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      onClose={onClose}
      title={t('payouts.paidTitle', { code })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={confirm}>
            {t('payouts.paid')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DefinitionList
          items={[
            { term: t('columns.amount'), value: formatMoney(amount, language), isNumber: true },
            { term: t('columns.bank'), value: provider },
            { term: t('columns.number'), value: number, isNumber: true },
            { term: t('columns.holder'), value: holder },
          ]}
        />
        <Input
          ref={field}
          label={t('columns.reference')}
          hint={t('payouts.referenceHint')}
          value={reference}
          maxLength={100}
          autoComplete="off"
          error={isMissing && reference.trim() === '' ? t('payouts.referenceMissing') : undefined}
          onChange={({ target }) => setReference(target.value)}
        />
        <ErrorBanner error={error} />
      </Stack>
    </Dialog>
  );
}
