import { useTranslation } from 'react-i18next';
import type { ChatTicket } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { NEW: 'warning', OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' } as const;

/** Whether somebody still waits for an answer. */
export function TicketBadge({ status }: { status: ChatTicket['status'] }) {
  const { t } = useTranslation('operator-inbox');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
