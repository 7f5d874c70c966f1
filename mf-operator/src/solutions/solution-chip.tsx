import { useTranslation } from 'react-i18next';
import type { SolutionStatus } from '@storefront/shared/contracts';
import { Badge, Row } from '@storefront/shared/ui';

const tones = { NEW: 'neutral', PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const;

/** Where a solution stands, and whether visitors see it. */
export function SolutionChip({ status, isPublished }: { status: SolutionStatus; isPublished: boolean }) {
  const { t } = useTranslation('operator-solutions');
  return (
    <Row gap={2}>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {isPublished && <Badge tone="info">{t('published')}</Badge>}
    </Row>
  );
}
