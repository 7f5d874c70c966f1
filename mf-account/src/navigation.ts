import { paths, type NavigationEntry } from '@storefront/shared/contracts';
import { accountPaths } from './account-paths';

const orders = { to: paths.orders.to(), label: { vi: 'Đơn hàng của tôi', en: 'My orders' } };
const portal = { to: paths.portal.to(), label: { vi: 'Cổng cá nhân', en: 'My account' } };

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
  { place: 'profile', ...orders, order: 10, access: 'customer' },
  { place: 'profile', ...portal, order: 90, access: 'customer' },
];
