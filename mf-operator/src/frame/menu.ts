import type { Language } from '@storefront/shared/contracts';
import {
  BellIcon,
  BoxIcon,
  CardIcon,
  CashIcon,
  ClockIcon,
  EditIcon,
  GlobeIcon,
  GridIcon,
  InfoIcon,
  MailIcon,
  PhoneIcon,
  ReturnIcon,
  ShareIcon,
  ShieldIcon,
  SortIcon,
  StarIcon,
  SunIcon,
  TicketIcon,
  UploadIcon,
  UserIcon,
  type Icon,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** The kinds of work, in the order of the side navigation. */
export const menuGroups = [
  { id: 'sales', label: { vi: 'Bán hàng', en: 'Sales' } },
  { id: 'goods', label: { vi: 'Hàng hoá', en: 'Goods' } },
  { id: 'offers', label: { vi: 'Khuyến mãi', en: 'Offers' } },
  { id: 'content', label: { vi: 'Nội dung', en: 'Content' } },
  { id: 'customers', label: { vi: 'Khách hàng', en: 'Customers' } },
  { id: 'partners', label: { vi: 'Đối tác', en: 'Partners' } },
  { id: 'system', label: { vi: 'Hệ thống', en: 'System' } },
] as const satisfies readonly { id: string; label: Record<Language, string> }[];

export interface MenuEntry {
  group: (typeof menuGroups)[number]['id'];
  to: string;
  label: Record<Language, string>;
  icon: Icon;
  /** `admin`: administrators only. The API decides; the menu only leaves out what would be refused. */
  access: 'operator' | 'admin';
}

/** The side navigation. Every feature adds its entries here. */
export const menu: readonly MenuEntry[] = [
  {
    group: 'sales',
    to: paths.orders.to(),
    label: { vi: 'Đơn hàng', en: 'Orders' },
    icon: BoxIcon,
    access: 'operator',
  },
  {
    group: 'sales',
    to: paths.returns.to(),
    label: { vi: 'Trả hàng', en: 'Returns' },
    icon: ReturnIcon,
    access: 'operator',
  },
  {
    group: 'goods',
    to: paths.products.to(),
    label: { vi: 'Sản phẩm', en: 'Products' },
    icon: BoxIcon,
    access: 'operator',
  },
  {
    group: 'goods',
    to: paths.inventory.to(),
    label: { vi: 'Tồn kho', en: 'Stock' },
    icon: SortIcon,
    access: 'operator',
  },
  {
    group: 'goods',
    to: paths.categories.to(),
    label: { vi: 'Danh mục', en: 'Categories' },
    icon: GridIcon,
    access: 'operator',
  },
  {
    group: 'goods',
    to: paths.imports.to(),
    label: { vi: 'Nhập và xuất', en: 'Import and export' },
    icon: UploadIcon,
    access: 'operator',
  },
  {
    group: 'offers',
    to: paths.vouchers.to(),
    label: { vi: 'Voucher', en: 'Vouchers' },
    icon: TicketIcon,
    access: 'operator',
  },
  {
    group: 'offers',
    to: paths.promotions.to(),
    label: { vi: 'Khuyến mãi', en: 'Promotions' },
    icon: SunIcon,
    access: 'operator',
  },
  {
    group: 'offers',
    to: paths.flashSales.to(),
    label: { vi: 'Flash sale', en: 'Flash sales' },
    icon: ClockIcon,
    access: 'operator',
  },
  {
    group: 'content',
    to: paths.news.to(),
    label: { vi: 'Tin tức', en: 'News' },
    icon: EditIcon,
    access: 'operator',
  },
  {
    group: 'content',
    to: paths.pages.to(),
    label: { vi: 'Trang nội dung', en: 'Pages' },
    icon: GlobeIcon,
    access: 'operator',
  },
  {
    group: 'content',
    to: paths.faqs.to(),
    label: { vi: 'Câu hỏi thường gặp', en: 'Questions' },
    icon: InfoIcon,
    access: 'operator',
  },
  {
    group: 'content',
    to: paths.reviews.to(),
    label: { vi: 'Đánh giá', en: 'Reviews' },
    icon: StarIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.customers.to(),
    label: { vi: 'Khách hàng', en: 'Customers' },
    icon: UserIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.contacts.to(),
    label: { vi: 'Tin nhắn', en: 'Messages' },
    icon: PhoneIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.inbox.to(),
    label: { vi: 'Hộp thư trò chuyện', en: 'Chat inbox' },
    icon: MailIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.newsletter.to(),
    label: { vi: 'Bản tin', en: 'Newsletter' },
    icon: BellIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.rewards.to(),
    label: { vi: 'Thưởng giới thiệu', en: 'Referral rewards' },
    icon: ShareIcon,
    access: 'operator',
  },
  {
    group: 'customers',
    to: paths.payouts.to(),
    label: { vi: 'Chi trả thưởng', en: 'Payouts' },
    icon: CashIcon,
    access: 'operator',
  },
  {
    group: 'partners',
    to: paths.providers.to(),
    label: { vi: 'Nhà cung cấp', en: 'Providers' },
    icon: UserIcon,
    access: 'operator',
  },
  {
    group: 'partners',
    to: paths.memberships.to(),
    label: { vi: 'Gói thành viên', en: 'Memberships' },
    icon: CardIcon,
    access: 'operator',
  },
  {
    group: 'partners',
    to: paths.solutions.to(),
    label: { vi: 'Giải pháp', en: 'Solutions' },
    icon: GridIcon,
    access: 'operator',
  },
  {
    group: 'system',
    to: paths.users.to(),
    label: { vi: 'Nhân viên', en: 'Staff' },
    icon: UserIcon,
    access: 'admin',
  },
  {
    group: 'system',
    to: paths.settings.to(),
    label: { vi: 'Cài đặt', en: 'Settings' },
    icon: EditIcon,
    access: 'operator',
  },
  {
    group: 'system',
    to: paths.outbox.to(),
    label: { vi: 'Thư của cửa hàng', en: 'Mails' },
    icon: MailIcon,
    access: 'operator',
  },
  {
    group: 'system',
    to: paths.remotes.to(),
    label: { vi: 'Phát hành', en: 'Releases' },
    icon: UploadIcon,
    access: 'operator',
  },
  {
    group: 'system',
    to: paths.telemetry.to(),
    label: { vi: 'Tốc độ và lỗi', en: 'Speed and errors' },
    icon: ClockIcon,
    access: 'operator',
  },
  {
    group: 'system',
    to: paths.audit.to(),
    label: { vi: 'Nhật ký', en: 'Audit log' },
    icon: ShieldIcon,
    access: 'admin',
  },
];
