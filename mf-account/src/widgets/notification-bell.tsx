import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSelector } from '@storefront/shared/store';
import { BellIcon, VisuallyHidden } from '@storefront/shared/ui';
import { bellSaga } from '../notifications/bell-saga';
import { bellShown, selectUnread, unreadSlice } from '../notifications/unread-slice';
import { paths } from '../paths/paths';

export { messages } from './header-messages';
export const slices = [unreadSlice];
export const saga = bellSaga;

/** The way to the notifications, with how many were not read. */
export default function NotificationBell() {
  const { t } = useTranslation('account-header');
  const count = useSelector(selectUnread) ?? 0;
  const label = count > 0 ? t('bellUnread', { count }) : t('bell');
  return (
    <Bell to={paths.notifications.to()} aria-label={label} title={label}>
      <BellIcon size={22} />
      {count > 0 && <Count key={count}>{count > 99 ? '99+' : count}</Count>}
      <VisuallyHidden role="status">{count > 0 ? label : ''}</VisuallyHidden>
    </Bell>
  );
}

export const needs = () => [bellShown()];

const Bell = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-control);
  &:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
`;
const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--c-brand);
  color: var(--c-on-brand);
  font-size: var(--t-xs);
  font-weight: 600;
  line-height: 20px;
  text-align: center;
`;
