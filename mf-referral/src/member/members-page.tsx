import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page, useCurrentLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { MembersOnly } from './members-only';

/** One tab of the programme: the way to the others above it. */
export function MembersPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('referral');
  return (
    <Page title={title} width="wide" breadcrumb={[{ label: t('title'), to: paths.programme.to() }]}>
      <ReferralTabs />
      <MembersOnly>{children}</MembersOnly>
    </Page>
  );
}

/** The parts of the programme as links, each with an address of its own. */
export function ReferralTabs() {
  const { t } = useTranslation('referral');
  const links = [
    { to: paths.programme.to(), label: t('tabs.share') },
    { to: paths.invite.to(), label: t('tabs.invite') },
    { to: paths.rewards.to(), label: t('tabs.rewards') },
    { to: paths.contacts.to(), label: t('tabs.contacts') },
  ];
  const currentOf = useCurrentLink(links.map(({ to }) => to));
  return (
    <Bar aria-label={t('tabs.label')}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
}

const Bar = styled.nav`
  margin-bottom: var(--s-6);
  border-bottom: 1px solid var(--c-line);
  ul {
    display: flex;
    gap: var(--s-1);
    padding: 4px 4px 0;
    margin: -4px -4px 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 12px;
    border-bottom: 3px solid transparent;
    color: var(--c-ink-soft);
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-ink);
  }
  [aria-current] {
    color: var(--c-action);
    border-bottom-color: var(--c-action);
  }
`;
