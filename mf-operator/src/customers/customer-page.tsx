import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { RemotePage, StaffCustomerDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDate, formatDateTime } from '@storefront/shared/time';
import { Async, Banner, Button, ButtonLink, Empty, media, Section, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Ago } from '../times/times';
import { AccountBadge } from './account-badge';
import { customerDetail, customers, lockingCustomer } from './customers';

/** One customer: who they are, what they did, and whether they may sign in. */
function CustomerPage() {
  const { t } = useTranslation('operator-customers');
  const { id = '' } = useParams();
  const entry = useSelector((state) => customerDetail.select(state, id));
  const back = { to: paths.customers.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  const name = data && (`${data.lastName} ${data.firstName}`.trim() || data.email);
  return (
    <OperatorPage
      title={name ?? t('title')}
      chips={data && <AccountBadge status={data.status} />}
      back={back}
      actions={data && <Lock key={`${data.id} ${data.status}`} customer={data} name={name ?? ''} />}
    >
      <Async entry={entry}>{(customer) => <Parts customer={customer} />}</Async>
    </OperatorPage>
  );
}

/** Locking signs the customer out everywhere at once. */
function Lock({ customer, name }: { customer: StaffCustomerDetail; name: string }) {
  const { t } = useTranslation('operator-customers');
  const [isAsking, setAsking] = useState(false);
  const locking = useStaffMutation(lockingCustomer, { onDone: () => setAsking(false) });
  const isLocked = customer.status === 'LOCKED';
  const action = t(isLocked ? 'lock.unlock' : 'lock.lock');
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          locking.reset();
          setAsking(true);
        }}
      >
        {action}
      </Button>
      <ConfirmWithReason
        isOpen={isAsking}
        title={t(isLocked ? 'lock.unlockTitle' : 'lock.lockTitle', { name })}
        action={action}
        variant={isLocked ? 'primary' : 'danger'}
        hint={t('lock.hint')}
        isBusy={locking.isBusy}
        error={locking.isConflict ? undefined : locking.error}
        onConfirm={(reason) =>
          locking.send({ id: customer.id, status: isLocked ? 'OPEN' : 'LOCKED', reason })
        }
        onClose={() => setAsking(false)}
      >
        <p>{t(isLocked ? 'lock.unlockText' : 'lock.lockText')}</p>
        <ConflictBanner isShown={locking.isConflict} onReload={locking.reload} />
      </ConfirmWithReason>
    </>
  );
}

function Parts({ customer }: { customer: StaffCustomerDetail }) {
  const { t } = useTranslation('operator-customers');
  const { lockedAt, lockReason, lastSeenAt, dob } = customer;
  return (
    <Stack gap={4}>
      {lockedAt && (
        <Banner tone="warning" title={t('locked.title', { at: formatDateTime(lockedAt) })}>
          {lockReason ?? t('locked.noReason')}
        </Banner>
      )}
      <Pair>
        <Section title={t('profile')}>
          <DefinitionList
            items={[
              { term: t('column.email'), value: customer.email },
              { term: t('column.phone'), value: customer.phone },
              { term: t('dob'), value: dob && formatDate(dob) },
              { term: t('company'), value: customer.company },
              { term: t('businessName'), value: customer.businessName },
              { term: t('column.createdAt'), value: formatDateTime(customer.createdAt) },
              { term: t('lastSeen'), value: lastSeenAt ? <Ago at={lastSeenAt} /> : t('never') },
            ]}
          />
        </Section>
        <Bought customer={customer} />
      </Pair>
    </Stack>
  );
}

function Bought({ customer }: { customer: StaffCustomerDetail }) {
  const { t } = useTranslation('operator-customers');
  const language = useLanguage();
  const { orders, referral, provider, email } = customer;
  return (
    <Section title={t('activity')}>
      <DefinitionList
        items={[
          {
            term: t('orders'),
            value:
              orders.count > 0 ? (
                <Link to={paths.orders.to({ search: email })}>{formatNumber(orders.count, language)}</Link>
              ) : (
                '0'
              ),
            isNumber: true,
          },
          { term: t('failed'), value: formatNumber(orders.failed, language), isNumber: true },
          { term: t('total'), value: formatMoney(orders.total, language), isNumber: true },
          { term: t('lastOrder'), value: orders.lastAt && <Ago at={orders.lastAt} /> },
          { term: t('returns'), value: formatNumber(customer.returns, language), isNumber: true },
          { term: t('reviews'), value: formatNumber(customer.reviews, language), isNumber: true },
          { term: t('addresses'), value: formatNumber(customer.addresses, language), isNumber: true },
          {
            term: t('referral'),
            value: referral && t('referralText', { code: referral.code, count: referral.invitees }),
          },
          {
            term: t('provider'),
            value: provider && <Link to={paths.provider.to(provider.id)}>{provider.businessName}</Link>,
          },
        ]}
      />
    </Section>
  );
}

export const customerPage: RemotePage = {
  Component: CustomerPage,
  needs: ({ params: { id = '' } }) => [customerDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-customers:title'), noindex: true }),
  slices: [customerDetail.slice, customers.slice, lockingCustomer.slice],
  saga: [customerDetail.saga, lockingCustomer.saga],
};

const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(768)} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
