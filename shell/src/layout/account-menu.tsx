import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  logoutRequested,
  selectIsSessionLoading,
  useDispatch,
  useSelector,
  useSession,
} from '@storefront/shared/store';
import { LogOutIcon, Menu, MenuItems, PageLink, Sheet, UserIcon } from '@storefront/shared/ui';
import { useNavigation, Widget } from '@storefront/shared/widgets';

/** In the header, under the name of who is signed in. */
export function AccountMenuButton(): ReactNode {
  const { t } = useTranslation('shell');
  const { userInfo } = useSession();
  const isBusy = useSelector(selectIsSessionLoading);
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  return (
    // A new page closes it.
    <Menu
      key={pathname}
      align="end"
      trigger={
        <>
          <UserIcon size={22} />
          <Name aria-busy={isBusy || undefined}>{userInfo?.firstName ?? t('header.account')}</Name>
        </>
      }
      onIntent={() => {
        setIsWanted(true);
      }}
    >
      {isWanted && <AccountMenu />}
    </Menu>
  );
}

/** In the bottom bar of a phone: the same, as a sheet. */
export function AccountSheetButton(): ReactNode {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const isBusy = useSelector(selectIsSessionLoading);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => {
    setOpenedAt(null);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={() => {
          setOpenedAt(key);
        }}
      >
        <UserIcon size={22} />
        {t('bottom.account')}
      </button>
      <Sheet isOpen={openedAt === key} firstFocus="title" onClose={close} title={t('bottom.account')}>
        <AccountMenu onClose={close} />
      </Sheet>
    </>
  );
}

function AccountMenu({ onClose }: { onClose?: () => void }): ReactNode {
  return (
    <Widget
      of="account"
      name="account-menu"
      {...(onClose && { onClose })}
      placeholder={<PlainMenu {...(onClose && { onClose })} />}
    />
  );
}

/** Until the widget is loaded, and when it fails to load: the links and the logout. */
function PlainMenu({ onClose }: { onClose?: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const links = useNavigation('account');
  return (
    <MenuItems>
      {links.map(({ to, label }) => (
        <PageLink key={to} to={to} onClick={onClose}>
          {label}
        </PageLink>
      ))}
      <button
        type="button"
        onClick={() => {
          onClose?.();
          dispatch(logoutRequested({ redirect: 'home' }));
        }}
      >
        <LogOutIcon />
        {t('header.signOut')}
      </button>
    </MenuItems>
  );
}

const Name = styled.span`
  max-width: 12ch;
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[aria-busy] {
    opacity: 0.6;
  }
`;
