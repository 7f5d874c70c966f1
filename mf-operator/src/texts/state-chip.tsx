import { useTranslation } from 'react-i18next';
import { Badge } from '@storefront/shared/ui';

const tones = { PUBLISHED: 'success', SCHEDULED: 'info', DRAFT: 'neutral', UNWRITTEN: 'warning' } as const;

/** Whether shoppers see a text. */
export function StateChip({ state }: { state: keyof typeof tones }) {
  const { t } = useTranslation('operator-texts');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
