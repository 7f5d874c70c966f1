import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, Button } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { resolvingFinding } from './order-writes';

type Finding = StaffOrder['findings'][number];

/** What gateways report of payments that do not agree with the order, until staff have looked at it. */
export function OrderFindings({ order }: { order: StaffOrder }) {
  return order.findings.map((finding) => (
    <OpenFinding key={finding.id} orderId={order.id} finding={finding} />
  ));
}

function OpenFinding({ orderId, finding }: { orderId: string; finding: Finding }) {
  const { t } = useTranslation('operator-orders');
  const [isAsking, setAsking] = useState(false);
  const resolving = useStaffMutation(resolvingFinding, { onDone: () => setAsking(false) });
  return (
    <Shape>
      <Banner
        tone="warning"
        title={t(`finding.title.${finding.kind}`)}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {t('finding.resolve')}
          </Button>
        }
      >
        <p>{t(`finding.text.${finding.kind}`)}</p>
        <p>{t('finding.at', { at: formatDateTime(finding.at) })}</p>
      </Banner>
      <ConfirmWithReason
        isOpen={isAsking}
        title={t(`finding.title.${finding.kind}`)}
        action={t('finding.resolve')}
        hint={t('finding.hint')}
        isBusy={resolving.isBusy}
        error={resolving.error}
        onConfirm={(reason) => resolving.send({ id: orderId, findingId: finding.id, reason })}
        onClose={() => setAsking(false)}
      />
    </Shape>
  );
}

const Shape = styled.div`
  margin-bottom: var(--s-4);
`;
