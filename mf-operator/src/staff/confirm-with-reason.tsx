import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner, type FailedCall } from '@storefront/shared/errors';
import { Button, Dialog, Stack, Textarea } from '@storefront/shared/ui';

interface ConfirmWithReasonProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and to whom. */
  children?: ReactNode;
  /** What the button does: "Từ chối". */
  action: string;
  variant?: 'primary' | 'danger';
  /** Whom the words reach: "Khách sẽ đọc lý do này." */
  hint?: string;
  isReasonRequired?: boolean;
  isBusy: boolean;
  error: (FailedCall & { requestId?: string | null | undefined }) | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks before something that is hard to take back, and why. What was typed stays when it fails. */
export function ConfirmWithReason({ isOpen, onClose, ...rest }: ConfirmWithReasonProps) {
  // Opened again it begins empty.
  return isOpen ? <OpenConfirm {...rest} onClose={onClose} /> : null;
}

function OpenConfirm({
  title,
  children,
  action,
  variant = 'primary',
  hint,
  isReasonRequired = true,
  isBusy,
  error,
  onConfirm,
  onClose,
}: Omit<ConfirmWithReasonProps, 'isOpen'>) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const isLacking = isReasonRequired && reason.trim() === '';
    setMissing(isLacking);
    if (isLacking) field.current?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <Textarea
          ref={field}
          label={t('confirm.reason')}
          hint={hint}
          isOptional={!isReasonRequired}
          value={reason}
          maxLength={300}
          rows={3}
          error={isMissing && reason.trim() === '' ? t('confirm.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <ErrorBanner error={error} overrides={{ other: t('failed') }} />
      </Stack>
    </Dialog>
  );
}
