import { useTranslation } from 'react-i18next';
import type { OfferState } from '@storefront/shared/contracts';
import { Badge } from '@storefront/shared/ui';

const tones = { RUNNING: 'success', PLANNED: 'info', ENDED: 'neutral', OFF: 'warning' } as const;

/** Whether an offer holds now. */
export function StateChip({ state }: { state: OfferState }) {
  const { t } = useTranslation('operator-offers');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
