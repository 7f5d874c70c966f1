import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffProviderDetail } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, Button, ButtonLink, Empty, Row, Section, Stack, Timeline } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { ProviderChip } from './chips';
import { MembershipSection } from './membership-section';
import { changingMembership, membershipDetail, memberships, resolvingReport } from './memberships';
import { NameDecision } from './name-decision';
import { decidingName, decidingProvider, providerDetail, providers, type Decision } from './providers';

/** What may be decided from each status; the main one last. */
const decisions = {
  NEW: ['REJECTED', 'APPROVED'],
  REJECTED: ['APPROVED'],
  LOCKED: ['APPROVED'],
  APPROVED: ['LOCKED'],
} as const;

/** One provider: what it says of itself, its membership, and who decided what. */
function ProviderPage() {
  const { t } = useTranslation('operator-providers');
  const { id = '' } = useParams();
  const entry = useSelector((state) => providerDetail.select(state, id));
  const back = { to: paths.providers.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data?.businessName ?? t('title')}
      chips={data && <ProviderChip status={data.status} />}
      actions={data && <Decisions key={`${data.id} ${data.status}`} provider={data} />}
      back={back}
    >
      <Async entry={entry}>{(provider) => <Parts provider={provider} />}</Async>
    </OperatorPage>
  );
}

/** The provider reads the reason. */
function Decisions({ provider }: { provider: StaffProviderDetail }) {
  const { t } = useTranslation('operator-providers');
  const [asking, setAsking] = useState<Decision['status'] | null>(null);
  /** As the page showed the provider when the dialog was opened. */
  const seen = useRef(provider.version);
  const deciding = useStaffMutation(decidingProvider, { onDone: () => setAsking(null) });
  return (
    <>
      <ConflictBanner
        isShown={deciding.isConflict}
        onReload={() => {
          setAsking(null);
          deciding.reset();
          deciding.reload();
        }}
      />
      <Row gap={2}>
        {decisions[provider.status].map((status) => (
          <Button
            key={status}
            size="small"
            variant={status === 'APPROVED' ? 'primary' : 'quiet'}
            onClick={() => {
              deciding.reset();
              seen.current = provider.version;
              setAsking(status);
            }}
          >
            {t(`action.${status}`)}
          </Button>
        ))}
      </Row>
      {asking && (
        <ConfirmWithReason
          isOpen
          title={t(`action.${asking}`)}
          action={t(`action.${asking}`)}
          variant={asking === 'APPROVED' ? 'primary' : 'danger'}
          hint={t('hint')}
          isReasonRequired={asking !== 'APPROVED'}
          isBusy={deciding.isBusy}
          error={deciding.error}
          onConfirm={(reason) =>
            deciding.send({ id: provider.id, status: asking, version: seen.current, reason })
          }
          onClose={() => setAsking(null)}
        >
          <p>{t(`ask.${asking}`)}</p>
        </ConfirmWithReason>
      )}
    </>
  );
}

function Parts({ provider }: { provider: StaffProviderDetail }) {
  const { t } = useTranslation('operator-providers');
  const { website } = provider;
  return (
    <Stack gap={4}>
      {provider.nameWanted !== null && (
        <NameDecision
          key={provider.nameWanted}
          providerId={provider.id}
          version={provider.version}
          current={provider.businessName}
          wanted={provider.nameWanted}
        />
      )}
      <Section title={t('profile')}>
        <Stack gap={3}>
          <p>{provider.description}</p>
          <DefinitionList
            items={[
              { term: t('column.email'), value: provider.email },
              { term: t('column.phone'), value: provider.phone },
              { term: t('column.taxCode'), value: provider.taxCode },
              {
                term: t('website'),
                value: website && (
                  <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                    {website}
                  </a>
                ),
              },
              { term: t('reason'), value: provider.reason },
            ]}
          />
        </Stack>
      </Section>
      <Section title={t('history')}>
        <Timeline
          items={provider.events.map(({ status, at, reason }) => ({
            id: `${status} ${at}`,
            title: t(`status.${status}`),
            at,
            description: reason ?? undefined,
            state: status === 'REJECTED' || status === 'LOCKED' ? 'stopped' : 'done',
          }))}
        />
      </Section>
      {/* Last, because it is asked for by itself. */}
      <MembershipSection providerId={provider.id} />
    </Stack>
  );
}

export const providerPage: RemotePage = {
  Component: ProviderPage,
  needs: ({ params: { id = '' } }) => [providerDetail.fetch(id), membershipDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-providers:title'), noindex: true }),
  slices: [
    providerDetail.slice,
    providers.slice,
    decidingProvider.slice,
    decidingName.slice,
    membershipDetail.slice,
    memberships.slice,
    changingMembership.slice,
    resolvingReport.slice,
  ],
  saga: [
    providerDetail.saga,
    decidingProvider.saga,
    decidingName.saga,
    membershipDetail.saga,
    changingMembership.saga,
    resolvingReport.saga,
  ],
};
