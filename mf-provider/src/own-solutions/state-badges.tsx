import { useTranslation } from 'react-i18next';
import type { OwnSolution, OwnSolutionRow, SolutionStatus } from '@storefront/shared/contracts';
import { Badge, Row, type BadgeProps } from '@storefront/shared/ui';

const tones: Record<SolutionStatus, BadgeProps['tone']> = {
  NEW: 'neutral',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
};

/** Two states that have nothing to do with each other: what the shop says of it, and whether visitors see it. */
export function StateBadges({
  solution: { status, isPublished, isShown, hasLive },
}: {
  solution: Pick<OwnSolution | OwnSolutionRow, 'status' | 'isPublished' | 'isShown' | 'hasLive'>;
}) {
  const { t } = useTranslation('provider');
  const shown = !isPublished ? 'unpublished' : isShown ? 'published' : 'hidden';
  return (
    <Row gap={2}>
      <Badge tone={tones[status]}>{t(`solution.status.${status}`)}</Badge>
      {(isPublished || hasLive) && (
        <Badge tone={shown === 'published' ? 'info' : 'neutral'}>{t(`solution.${shown}`)}</Badge>
      )}
    </Row>
  );
}
