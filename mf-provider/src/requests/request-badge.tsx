import { useTranslation } from 'react-i18next';
import type { SolutionRequestStatus } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = {
  NEW: 'warning',
  IN_PROGRESS: 'info',
  DONE: 'success',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
} as const;

/** The state of a request in a word. */
export function RequestBadge({ status }: { status: SolutionRequestStatus }) {
  const { t } = useTranslation('provider-requests');
  return <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>;
}
