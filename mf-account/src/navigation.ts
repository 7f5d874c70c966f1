import { paths, type NavigationEntry } from '@storefront/shared/contracts';
import { accountPaths } from './account-paths';

const orders = { to: paths.orders.to(), label: { vi: 'Đơn hàng của tôi', en: 'My orders' } };
const portal = { to: paths.portal.to(), label: { vi: 'Cổng cá nhân', en: 'My account' } };
const changePassword = {
  to: accountPaths.changePassword.to(),
  label: { vi: 'Đổi mật khẩu', en: 'Change password' },
};
const sessions = {
  to: accountPaths.sessions.to(),
  label: { vi: 'Thiết bị đăng nhập', en: 'Signed-in devices' },
};

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'account', ...portal, order: 10, access: 'customer' },
  { place: 'account', ...orders, order: 20, access: 'customer' },
  { place: 'portal', ...orders, order: 10, access: 'customer' },
  { place: 'profile', ...orders, order: 10, access: 'customer' },
  { place: 'profile', ...changePassword, order: 70, access: 'customer' },
  { place: 'profile', ...sessions, order: 75, access: 'customer' },
  { place: 'profile', ...portal, order: 90, access: 'customer' },
];
