import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsSessionLoading, useSelector, useSession } from '@storefront/shared/store';
import { PageLink, UserIcon } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { lazyWithFallback } from '../lazy-with-fallback';
import { ToolLink } from './tool-link';

const AccountMenuButton = lazyWithFallback(
  async () => (await import(/* webpackChunkName: "later" */ './account-menu')).AccountMenuButton,
  HeaderLink,
);
const AccountSheetButton = lazyWithFallback(
  async () => (await import(/* webpackChunkName: "later" */ './account-menu')).AccountSheetButton,
  TabLink,
);

/** In the header: the way to sign in, or a menu under the name of who is signed in. */
export function AccountButton(): ReactNode {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? (
    <Suspense fallback={<HeaderLink />}>
      <AccountMenuButton />
    </Suspense>
  ) : (
    <HeaderLink />
  );
}

/** In the bottom bar of a phone: the same, as a sheet. */
export function AccountTab(): ReactNode {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? (
    <Suspense fallback={<TabLink />}>
      <AccountSheetButton />
    </Suspense>
  ) : (
    <TabLink />
  );
}

/** To the sign-in, or to the portal while the menu is not here. */
function HeaderLink(): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { isLoggedIn, userInfo } = useSession();
  const isBusy = useSelector(selectIsSessionLoading);
  const to = pathTo(isLoggedIn ? 'account/portal' : 'account/login');
  if (to === null) return null;
  return (
    <ToolLink to={to} aria-busy={isBusy || undefined}>
      <UserIcon size={22} />
      <span>{isLoggedIn ? (userInfo?.firstName ?? t('header.account')) : t('header.signIn')}</span>
    </ToolLink>
  );
}

function TabLink(): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { isLoggedIn } = useSession();
  const to = pathTo(isLoggedIn ? 'account/portal' : 'account/login');
  if (to === null) return null;
  return (
    <PageLink to={to}>
      <UserIcon size={22} />
      {isLoggedIn ? t('bottom.account') : t('header.signIn')}
    </PageLink>
  );
}
