import { useTranslation } from 'react-i18next';
import type { StaffCustomer } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { ACTIVE: 'success', UNVERIFIED: 'warning', LOCKED: 'danger' } as const;

/** Whether a customer can sign in. */
export function AccountBadge({ status }: { status: StaffCustomer['status'] }) {
  const { t } = useTranslation('operator-customers');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
