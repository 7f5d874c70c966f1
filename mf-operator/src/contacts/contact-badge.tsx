import { useTranslation } from 'react-i18next';
import type { StaffContact } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { NEW: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const;

/** Whether a message still waits for somebody. */
export function ContactBadge({ status }: { status: StaffContact['status'] }) {
  const { t } = useTranslation('operator-contacts');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
