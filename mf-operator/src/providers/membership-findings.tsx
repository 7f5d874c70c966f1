import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMembershipDetail } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, Button } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { resolvingReport } from './memberships';

/** A gateway report that does not agree with a payment of the membership, until staff have looked at it. */
export function MembershipFinding({
  providerId,
  finding,
}: {
  providerId: string;
  finding: StaffMembershipDetail['findings'][number];
}) {
  const { t } = useTranslation('operator-providers');
  const [isAsking, setAsking] = useState(false);
  const resolving = useStaffMutation(resolvingReport, { onDone: () => setAsking(false) });
  const { id, kind, at, purchaseCode } = finding;
  return (
    <>
      <Banner
        tone="warning"
        title={t(`finding.title.${kind}`)}
        action={
          <Button
            size="small"
            onClick={() => {
              resolving.reset();
              setAsking(true);
            }}
          >
            {t('finding.resolve')}
          </Button>
        }
      >
        <p>{t(`finding.text.${kind}`)}</p>
        <p>{t('finding.at', { code: purchaseCode, at: formatDateTime(at) })}</p>
      </Banner>
      <ConfirmWithReason
        isOpen={isAsking}
        title={t(`finding.title.${kind}`)}
        action={t('finding.resolve')}
        hint={t('finding.hint')}
        isBusy={resolving.isBusy}
        error={resolving.error}
        onConfirm={(reason) => resolving.send({ providerId, findingId: id, reason })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
