import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const orders = { to: paths.orders.to(), label: { vi: 'Đơn hàng của tôi', en: 'My orders' } };
const portal = { to: paths.portal.to(), label: { vi: 'Tổng quan tài khoản', en: 'Account overview' } };
const changePassword = {
  to: paths.changePassword.to(),
  label: { vi: 'Đổi mật khẩu', en: 'Change password' },
};
const sessions = {
  to: paths.sessions.to(),
  label: { vi: 'Thiết bị đăng nhập', en: 'Signed-in devices' },
};

const personal = {
  to: paths.personal.to(),
  label: { vi: 'Thông tin cá nhân', en: 'Personal details' },
};
const addresses = { to: paths.addresses.to(), label: { vi: 'Sổ địa chỉ', en: 'Address book' } };

const wishlist = { to: paths.wishlist.to(), label: { vi: 'Danh sách yêu thích', en: 'Wish list' } };
/** Open to visitors, whose list is on this device. */
const favourites = {
  to: paths.favourites.to(),
  label: { vi: 'Sản phẩm yêu thích', en: 'Favourite products' },
};
const vouchers = { to: paths.vouchers.to(), label: { vi: 'Mã giảm giá của tôi', en: 'My vouchers' } };
const reviews = { to: paths.reviews.to(), label: { vi: 'Đánh giá của tôi', en: 'My reviews' } };
const notifications = {
  to: paths.notifications.to(),
  label: { vi: 'Thông báo', en: 'Notifications' },
};

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'footer', ...favourites, order: 70 },
  { place: 'account', ...portal, order: 10, access: 'customer' },
  { place: 'account', ...orders, order: 20, access: 'customer' },
  { place: 'account', ...notifications, order: 25, access: 'customer' },
  { place: 'account', ...wishlist, order: 30, access: 'customer' },
  { place: 'account', ...vouchers, order: 32, access: 'customer' },
  { place: 'profile', ...wishlist, order: 30, access: 'customer' },
  { place: 'profile', ...vouchers, order: 32, access: 'customer' },
  { place: 'profile', ...reviews, order: 34, access: 'customer' },
  { place: 'profile', ...notifications, order: 36, access: 'customer' },
  { place: 'account', ...personal, order: 30, access: 'customer' },
  { place: 'profile', ...personal, order: 5, access: 'customer' },
  { place: 'profile', ...orders, order: 10, access: 'customer' },
  { place: 'profile', ...changePassword, order: 70, access: 'customer' },
  { place: 'profile', ...sessions, order: 75, access: 'customer' },
  { place: 'profile', ...addresses, order: 20, access: 'customer' },
  {
    place: 'profile',
    to: paths.payment.to(),
    label: { vi: 'Thanh toán', en: 'Payment' },
    order: 22,
    access: 'customer',
  },
  {
    place: 'profile',
    to: paths.social.to(),
    label: { vi: 'Mạng xã hội', en: 'Social networks' },
    order: 24,
    access: 'customer',
  },
  {
    place: 'profile',
    to: paths.privacy.to(),
    label: { vi: 'Quyền riêng tư', en: 'Privacy' },
    order: 80,
    access: 'customer',
  },
  { place: 'profile', ...portal, order: 1, access: 'customer' },
];
