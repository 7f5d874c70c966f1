import { paths, type NavigationEntry } from '@storefront/shared/contracts';

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
  {
    place: 'footer',
    to: paths.products.to(),
    label: { vi: 'Tất cả sản phẩm', en: 'All products' },
    order: 10,
  },
  {
    place: 'footer',
    to: paths.products.to({ sort: 'newest' }),
    label: { vi: 'Hàng mới về', en: 'New arrivals' },
    order: 20,
  },
  {
    place: 'footer',
    to: paths.products.to({ status: 'SALE_OFF' }),
    label: { vi: 'Đang giảm giá', en: 'On sale' },
    order: 30,
  },
];
