import { useTranslation } from 'react-i18next';
import type { MembershipStatus, ProviderStatus } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { NEW: 'warning', APPROVED: 'success', REJECTED: 'neutral', LOCKED: 'danger' } as const;
const membershipTones = { NONE: 'neutral', ACTIVE: 'success', GRACE: 'warning', EXPIRED: 'danger' } as const;

/** How a provider stands. */
export function ProviderChip({ status }: { status: ProviderStatus }) {
  const { t } = useTranslation('operator-providers');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** How a membership stands. */
export function MembershipChip({ status }: { status: MembershipStatus }) {
  const { t } = useTranslation('operator-providers');
  return <Badge tone={membershipTones[status]}>{t(`membership.${status}`)}</Badge>;
}
