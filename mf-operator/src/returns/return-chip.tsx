import { useTranslation } from 'react-i18next';
import type { ReturnStatus } from '@storefront/shared/contracts';
import { Badge, type BadgeProps } from '@storefront/shared/ui';

const tones: Record<ReturnStatus, BadgeProps['tone']> = {
  NEW: 'info',
  APPROVED: 'info',
  RECEIVED: 'warning',
  REFUNDED: 'success',
  EXCHANGED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

/** Where a return is. */
export function ReturnChip({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('operator-returns');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
