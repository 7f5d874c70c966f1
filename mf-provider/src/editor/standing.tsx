import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OwnSolution } from '@storefront/shared/contracts';
import { Banner } from '@storefront/shared/ui';

/** What the shop said of the solution, and what visitors see meanwhile. */
export function Standing({
  solution: { status, reason, isPublished, hasLive, changed },
}: {
  solution: OwnSolution;
}) {
  const { t } = useTranslation('provider-editor');
  const oldStays = isPublished && <p>{t('standing.oldStays')}</p>;
  if (status === 'PENDING')
    return (
      <Banner tone="info" title={t('standing.pending')}>
        <p>{t('standing.pendingText')}</p>
        {oldStays}
      </Banner>
    );
  if (status === 'REJECTED')
    return (
      <Banner tone="danger" title={t('standing.rejected')}>
        {reason && <Reason>{reason}</Reason>}
        {oldStays}
      </Banner>
    );
  if (!hasLive || changed.length === 0) return null;
  return (
    <Banner tone="info" title={t('standing.changed')}>
      {oldStays}
    </Banner>
  );
}

const Reason = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
