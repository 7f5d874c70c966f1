import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalLink, VisuallyHidden } from '@storefront/shared/ui';
import { safeAddress } from './safe-address';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link to a provider's own site: in a new tab, which it says, and without a vote for search engines. */
export function OutsideLink({ href, children }: Props) {
  const { t } = useTranslation('provider-solutions');
  const address = safeAddress(href);
  if (!address) return null;
  return (
    <ExternalLink href={address} target="_blank" rel="nofollow noopener noreferrer">
      {children}
      <span aria-hidden="true"> ↗</span>
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </ExternalLink>
  );
}
