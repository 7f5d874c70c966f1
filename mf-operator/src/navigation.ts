import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const desk = {
  to: paths.home.to(),
  label: { vi: 'Quản lý cửa hàng', en: 'Manage the shop' },
  access: 'operator',
} as const;

/** What the layout links to without loading this remote. Shoppers do not see it. */
export const navigation: NavigationEntry[] = [
  { place: 'portal', ...desk, order: 5 },
  { place: 'account', ...desk, order: 5 },
];
