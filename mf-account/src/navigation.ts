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

const personal = {
  to: accountPaths.personal.to(),
  label: { vi: 'Thông tin cá nhân', en: 'Personal details' },
};
const addresses = { to: accountPaths.addresses.to(), label: { vi: 'Sổ địa chỉ', en: 'Address book' } };

const wishlist = { to: accountPaths.wishlist.to(), label: { vi: 'Danh sách yêu thích', en: 'Wish list' } };
const vouchers = { to: accountPaths.vouchers.to(), label: { vi: 'Mã giảm giá của tôi', en: 'My vouchers' } };
const reviews = { to: accountPaths.reviews.to(), label: { vi: 'Đánh giá của tôi', en: 'My reviews' } };
const notifications = {
  to: accountPaths.notifications.to(),
  label: { vi: 'Thông báo', en: 'Notifications' },
};

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'account', ...portal, order: 10, access: 'customer' },
  { place: 'account', ...orders, order: 20, access: 'customer' },
  { place: 'account', ...notifications, order: 25, access: 'customer' },
  { place: 'account', ...wishlist, order: 30, access: 'customer' },
  { place: 'account', ...vouchers, order: 32, access: 'customer' },
  { place: 'portal', ...wishlist, order: 30, access: 'customer' },
  { place: 'portal', ...vouchers, order: 32, access: 'customer' },
  { place: 'portal', ...notifications, order: 36, access: 'customer' },
  { place: 'profile', ...wishlist, order: 30, access: 'customer' },
  { place: 'profile', ...vouchers, order: 32, access: 'customer' },
  { place: 'profile', ...reviews, order: 34, access: 'customer' },
  { place: 'profile', ...notifications, order: 36, access: 'customer' },
  { place: 'portal', ...orders, order: 10, access: 'customer' },
  { place: 'account', ...personal, order: 30, access: 'customer' },
  { place: 'portal', ...personal, order: 30, access: 'customer' },
  { place: 'portal', ...addresses, order: 40, access: 'customer' },
  { place: 'profile', ...personal, order: 5, access: 'customer' },
  { place: 'profile', ...orders, order: 10, access: 'customer' },
  { place: 'profile', ...changePassword, order: 70, access: 'customer' },
  { place: 'profile', ...sessions, order: 75, access: 'customer' },
  { place: 'profile', ...addresses, order: 20, access: 'customer' },
  {
    place: 'profile',
    to: accountPaths.payment.to(),
    label: { vi: 'Thanh toán', en: 'Payment' },
    order: 22,
    access: 'customer',
  },
  {
    place: 'profile',
    to: accountPaths.social.to(),
    label: { vi: 'Mạng xã hội', en: 'Social networks' },
    order: 24,
    access: 'customer',
  },
  {
    place: 'profile',
    to: accountPaths.privacy.to(),
    label: { vi: 'Quyền riêng tư', en: 'Privacy' },
    order: 80,
    access: 'customer',
  },
  { place: 'profile', ...portal, order: 90, access: 'customer' },
];
