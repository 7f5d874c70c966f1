import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

/** Links to one place in this order, each as its address and its words in Vietnamese and English. */
const words = (
  place: NavigationEntry['place'],
  links: [to: string, vi: string, en: string][],
): NavigationEntry[] =>
  links.map(([to, vi, en], index) => ({ place, to, label: { vi, en }, order: (index + 1) * 10 }));

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'header', to: paths.products.to(), label: { vi: 'Sản phẩm', en: 'Products' }, order: 10 },
  {
    place: 'header',
    to: paths.category.to('thoi-trang'),
    label: { vi: 'Thời trang', en: 'Fashion' },
    order: 20,
  },
  {
    place: 'header',
    to: paths.category.to('robotics'),
    label: { vi: 'Robotics', en: 'Robotics' },
    order: 30,
  },
  { place: 'header', to: paths.flashSale.to(), label: { vi: 'Flash sale', en: 'Flash sale' }, order: 40 },
  {
    place: 'footer',
    to: paths.products.to(),
    label: { vi: 'Tất cả sản phẩm', en: 'All products' },
    order: 10,
  },
  {
    place: 'footer',
    to: paths.newProducts.to(),
    label: { vi: 'Hàng mới về', en: 'New arrivals' },
    order: 20,
  },
  {
    place: 'footer',
    to: paths.saleProducts.to(),
    label: { vi: 'Đang giảm giá', en: 'On sale' },
    order: 30,
  },
  {
    place: 'footer',
    to: paths.flashSale.to(),
    label: { vi: 'Flash sale', en: 'Flash sale' },
    order: 40,
  },
  {
    place: 'footer',
    to: paths.vouchers.to(),
    label: { vi: 'Mã giảm giá', en: 'Vouchers' },
    order: 50,
  },
  {
    place: 'footer',
    to: paths.promotions.to(),
    label: { vi: 'Khuyến mãi', en: 'Promotions' },
    order: 60,
  },
  ...words('footer-help', [
    [paths.faqs.to(), 'Câu hỏi thường gặp', 'Frequent questions'],
    [paths.policy.to('shopping-guide'), 'Hướng dẫn mua hàng', 'How to shop'],
    [paths.policy.to('payment'), 'Thanh toán', 'Payment'],
    [paths.policy.to('transportation'), 'Giao hàng', 'Delivery'],
    [paths.policy.to('exchange-return'), 'Đổi trả và hoàn tiền', 'Exchange and return'],
    [paths.policy.to('warranty'), 'Bảo hành', 'Warranty'],
    [paths.policy.to('purchase-offers'), 'Ưu đãi mua hàng', 'Purchase offers'],
    [paths.policy.to('security'), 'Chính sách bảo mật', 'Privacy policy'],
    [paths.quickConsultation.to(), 'Tư vấn nhanh', 'Quick consultation'],
  ]),
  ...words('footer-company', [
    [paths.about.to(), 'Giới thiệu', 'About us'],
    [paths.news.to(), 'Tin tức', 'News'],
    [paths.showrooms.to(), 'Showroom', 'Showrooms'],
    [paths.serviceCenters.to(), 'Trung tâm bảo hành', 'Service centres'],
    [paths.storeSystem.to(), 'Hệ thống cửa hàng', 'Our stores'],
    [paths.careers.to(), 'Tuyển dụng', 'Careers'],
    [paths.contact.to(), 'Liên hệ', 'Contact'],
  ]),
];
