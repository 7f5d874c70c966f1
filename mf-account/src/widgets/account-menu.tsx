import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WidgetProps } from '@storefront/shared/contracts';
import { formDraftSaga } from '@storefront/shared/form-draft';
import { logoutRequested, useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Avatar, Badge, LogOutIcon, MenuItems } from '@storefront/shared/ui';
import { useNavigation } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { avatarSrc } from '../avatar-src';
import { selectUnread, unreadSlice } from '../notifications/unread-slice';
import { useFullName } from '../use-full-name';

export { messages } from './header-messages';
export const slices = [unreadSlice];
/** Forgets at a logout what was typed, also where no page of the account was opened since. */
export const saga = formDraftSaga;

/** Who is signed in, what is theirs, and the way out. */
export default function AccountMenu({ onClose }: WidgetProps['account/account-menu']) {
  const { t } = useTranslation('account-header');
  const links = useNavigation('account');
  const dispatch = useDispatch();
  const { userInfo, profile, email } = useSession();
  const name = useFullName(userInfo);
  const unread = useSelector(selectUnread) ?? 0;
  return (
    <MenuItems>
      <Who>
        <Avatar name={name || (email ?? '')} src={avatarSrc(profile)} />
        <div>
          <strong>{name}</strong>
          <p>{profile?.email ?? email}</p>
        </div>
      </Who>
      <nav aria-label={t('menu')}>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {label}
                {unread > 0 && to === paths.notifications.to() && (
                  <Badge tone="brand">{t('unread', { count: unread })}</Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        onClick={() => {
          onClose?.();
          dispatch(logoutRequested({ redirect: 'home' }));
        }}
      >
        <LogOutIcon />
        {t('logOut')}
      </button>
    </MenuItems>
  );
}

const Who = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  padding: 8px 12px 12px;
  margin-bottom: var(--s-2);
  border-bottom: 1px solid var(--c-line);
  overflow-wrap: anywhere;
  > div {
    min-width: 0;
  }
  strong {
    font-weight: 600;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
