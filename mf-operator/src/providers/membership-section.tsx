import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMembershipDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, Banner, Button, Row, Section, Stack, useRepeatKey } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { MembershipChip } from './chips';
import { MembershipFinding } from './membership-findings';
import { changingMembership, membershipDetail } from './memberships';

/** What the button gives. */
const DAYS = 30;

/** The membership of a provider; administrators give days or end it. */
export function MembershipSection({ providerId }: { providerId: string }) {
  const { t } = useTranslation('operator-providers');
  const entry = useSelector((state) => membershipDetail.select(state, providerId));
  if (entry.error?.status === 404) return <Section title={t('plan')}>{t('noPlan')}</Section>;
  return (
    <Section title={t('plan')}>
      <Async entry={entry}>{(membership) => <Facts membership={membership} />}</Async>
    </Section>
  );
}

function Facts({ membership }: { membership: StaffMembershipDetail }) {
  const { t } = useTranslation('operator-providers');
  const language = useLanguage();
  const { userInfo } = useSession();
  const { plan, status, used, limit, expiresAt, nextPlan, history, findings, paymentsInReview } = membership;
  return (
    <Stack gap={4}>
      {paymentsInReview.map((code) => (
        <Banner key={code} tone="warning" title={t('inReview.title', { code })}>
          {t('inReview.text')}
        </Banner>
      ))}
      {findings.map((finding) => (
        <MembershipFinding key={finding.id} providerId={membership.providerId} finding={finding} />
      ))}
      <DefinitionList
        items={[
          { term: t('column.plan'), value: plan },
          { term: t('column.status'), value: <MembershipChip status={status} /> },
          { term: t('column.used'), value: `${String(used)}/${String(limit)}`, isNumber: true },
          { term: t('column.ends'), value: expiresAt && formatDateTime(expiresAt) },
          {
            term: t('nextPlan'),
            value: nextPlan && `${nextPlan.planId}, ${formatDateTime(nextPlan.startsAt)}`,
          },
        ]}
      />
      {history.length > 0 && (
        <DefinitionList
          items={history.map(({ code, planId, amount, status: state, createdAt }) => ({
            term: `${code} · ${planId} · ${formatDateTime(createdAt)}`,
            value: `${formatMoney(amount, language)} · ${t(`purchase.${state}`)}`,
            isNumber: true,
          }))}
        />
      )}
      {userInfo?.role === 'ADMIN' && status !== 'NONE' && <Changes membership={membership} />}
    </Stack>
  );
}

function Changes({ membership: { providerId, status } }: { membership: StaffMembershipDetail }) {
  const { t } = useTranslation('operator-providers');
  const [asking, setAsking] = useState<'EXTEND' | 'END' | null>(null);
  const changing = useStaffMutation(changingMembership, { onDone: () => setAsking(null) });
  const keyFor = useRepeatKey(changing.data !== undefined);
  const open = (action: 'EXTEND' | 'END') => {
    changing.reset();
    setAsking(action);
  };
  return (
    <>
      <Row gap={2}>
        <Button size="small" variant="quiet" busy={changing.isBusy} onClick={() => open('EXTEND')}>
          {t('change.EXTEND', { days: DAYS })}
        </Button>
        {status === 'ACTIVE' && (
          <Button size="small" variant="quiet" busy={changing.isBusy} onClick={() => open('END')}>
            {t('change.END')}
          </Button>
        )}
      </Row>
      {asking && (
        <ConfirmWithReason
          isOpen
          title={t(`change.${asking}`, { days: DAYS })}
          action={t(`change.${asking}`, { days: DAYS })}
          variant={asking === 'END' ? 'danger' : 'primary'}
          hint={t('hint')}
          isBusy={changing.isBusy}
          error={changing.error}
          onConfirm={(reason) => {
            const change = { action: asking, reason, ...(asking === 'EXTEND' && { days: DAYS }) };
            changing.send({ providerId, change, key: keyFor(JSON.stringify({ providerId, change })) });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
