import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, TabLinks, useCurrentLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

interface Props {
  title: string;
  /** Beside the title: a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One page of the provider area: the way to the others above it. */
export function ProviderArea({ title, aside, children }: Props) {
  const { t } = useTranslation('provider');
  return (
    <Page
      title={title}
      aside={aside}
      width="wide"
      breadcrumb={[{ label: t('area.title'), to: paths.dashboard.to() }]}
    >
      <AreaTabs />
      {children}
    </Page>
  );
}

/** The parts of the area as links, each with an address of its own. */
export function AreaTabs() {
  const { t } = useTranslation('provider');
  const links = [
    { to: paths.dashboard.to(), text: t('area.dashboard') },
    { to: paths.ownSolutions.to(), text: t('area.solutions') },
    { to: paths.services.to(), text: t('area.services') },
    { to: paths.requests.to(), text: t('area.requests') },
    { to: paths.membership.to(), text: t('area.membership') },
  ];
  const currentOf = useCurrentLink(links.map(({ to }) => to));
  return (
    <TabLinks
      label={t('area.tabs')}
      links={links.map((link) => ({ ...link, isCurrent: currentOf(link.to) === 'page' }))}
    />
  );
}
