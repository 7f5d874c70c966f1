import { useTranslation } from 'react-i18next';
import type { StaffMail } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { WAITING: 'info', SENT: 'success', FAILED: 'danger' } as const;

/** Whether a mail has left. */
export function MailBadge({ state }: { state: StaffMail['state'] }) {
  const { t } = useTranslation('operator-outbox');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
