import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector, useSession } from '@storefront/shared/store';
import { Async, ButtonLink, RevealTogether, Section, Stack, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { MembershipMeter } from '../provider/membership-meter';
import { ownMembership } from '../provider/own-membership';
import { ProviderArea } from '../provider/provider-area';
import { requests } from '../requests/requests';
import { Ago } from '../times/times';
import { ExpiryBanner } from './expiry-banner';
import { rejectedSolutions, type OwnSolutionsOverview } from './overview';

const newest = { state: 'NEW', page: 1 } as const;
const states = ['NEW', 'PENDING', 'APPROVED', 'REJECTED'] as const;

/** How a provider stands: the plan, the solutions by state, what needs an answer. */
function DashboardPage() {
  const { t } = useTranslation('provider-dashboard');
  const membership = useSelector((state) => ownMembership.select(state, null));
  const solutions = useSelector((state) => rejectedSolutions.select(state, null));
  const asked = useSelector((state) => requests.select(state, newest));
  const { solutionInfo } = useSession();
  return (
    <ProviderArea
      title={solutionInfo?.businessName ?? t('title')}
      aside={<ButtonLink to={paths.newSolution.to()}>{t('write')}</ButtonLink>}
    >
      <Stack gap={6}>
        <RevealTogether entries={[membership, solutions, asked]}>
          <Async entry={membership}>
            {(data) => (
              <Stack gap={4}>
                <ExpiryBanner membership={data} />
                <MembershipMeter
                  membership={data}
                  action={
                    <ButtonLink variant="quiet" to={paths.membership.to()}>
                      {t(data.status === 'NONE' ? 'choosePlan' : 'seePlan')}
                    </ButtonLink>
                  }
                />
              </Stack>
            )}
          </Async>
          <Async entry={solutions} isEmpty={() => false}>
            {(data) => <Counts data={data} />}
          </Async>
          <Columns>
            <Section title={t('requests.title')}>
              <NewRequests />
            </Section>
            <Section title={t('attention.title')}>
              <Async entry={solutions} isEmpty={() => false}>
                {(data) => <Rejected data={data} />}
              </Async>
            </Section>
          </Columns>
          <p>
            <TextLink to={paths.register.to()}>{t('profile')}</TextLink>
          </p>
        </RevealTogether>
      </Stack>
    </ProviderArea>
  );
}

/** How many solutions there are in each state; each leads to those. */
function Counts({ data }: { data: OwnSolutionsOverview }) {
  const { t } = useTranslation('provider-dashboard');
  return (
    <Tiles aria-label={t('counts.label')}>
      {states.map((state) => (
        <li key={state}>
          <Link to={paths.ownSolutions.to({ state })}>
            <strong>{data.counts[state]}</strong>
            <span>{t(`counts.${state}`)}</span>
          </Link>
        </li>
      ))}
    </Tiles>
  );
}

function NewRequests() {
  const { t } = useTranslation('provider-dashboard');
  const entry = useSelector((state) => requests.select(state, newest));
  return (
    <Async entry={entry} empty={<p>{t('requests.none')}</p>}>
      {({ data, meta }) => (
        <Stack>
          <Lines>
            {data.slice(0, 5).map(({ id, requester, solution, createdAt }) => (
              <Line key={id} to={paths.request.to(id)} title={requester?.name ?? t('requests.gone')}>
                {solution?.title} · <Ago at={createdAt} />
              </Line>
            ))}
          </Lines>
          <TextLink to={paths.requests.to({ state: 'NEW' })}>
            {t('requests.all', { count: meta.total })}
          </TextLink>
        </Stack>
      )}
    </Async>
  );
}

/** The solutions that were not approved, with the reason. */
function Rejected({ data }: { data: OwnSolutionsOverview }) {
  const { t } = useTranslation('provider-dashboard');
  if (data.data.length === 0) return <p>{t('attention.none')}</p>;
  return (
    <Lines>
      {data.data.map(({ id, titleVi, titleEn, reason }) => (
        <Line key={id} to={paths.editSolution.to(id)} title={titleVi || titleEn || t('attention.untitled')}>
          {t('attention.rejected', { reason: reason ?? '' })}
        </Line>
      ))}
    </Lines>
  );
}

function Line({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <TextLink to={to}>{title}</TextLink>
      <p>{children}</p>
    </li>
  );
}

export const dashboardPage: RemotePage = {
  Component: DashboardPage,
  needs: () => [ownMembership.fetch(null), rejectedSolutions.fetch(null), requests.fetch(newest)],
  head: (_state, _at, t) => ({ title: t('provider-dashboard:title'), noindex: true }),
  slices: [ownMembership.slice, rejectedSolutions.slice, requests.slice],
  saga: [ownMembership.saga, rejectedSolutions.saga, requests.saga],
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  a {
    display: grid;
    gap: var(--s-1);
    height: 100%;
    padding: var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
  }
  strong {
    font-size: var(--t-2xl);
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--c-ink-soft);
  }
`;
const Lines = styled.ul`
  display: grid;
  gap: var(--s-3);
  overflow-wrap: anywhere;
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
