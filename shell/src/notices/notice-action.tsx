import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Notice } from '@storefront/shared/store';
import { TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** Where a notice leads: visitors can sign in and come back to the page that they are on. */
export function NoticeAction({ notice }: Pick<Notice, 'notice'>): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (notice !== 'YouHaveNotLoggIn') return null;
  return (
    <TextLink to={pathTo('account/login', { redirectUrl: `${pathname}${search}` })}>
      {t('header.signIn')}
    </TextLink>
  );
}
