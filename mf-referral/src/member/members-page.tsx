import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, TabLinks, useCurrentLink } from '@storefront/shared/ui';
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
    { to: paths.programme.to(), text: t('tabs.share') },
    { to: paths.invite.to(), text: t('tabs.invite') },
    { to: paths.rewards.to(), text: t('tabs.rewards') },
    { to: paths.contacts.to(), text: t('tabs.contacts') },
  ];
  const currentOf = useCurrentLink(links.map(({ to }) => to));
  return (
    <TabLinks
      label={t('tabs.label')}
      links={links.map((link) => ({ ...link, isCurrent: currentOf(link.to) === 'page' }))}
    />
  );
}
