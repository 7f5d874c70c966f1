import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const solutions = { to: paths.solutions.to(), label: { vi: 'Giải pháp', en: 'Solutions' } };

/** Everyone signed in: who is no provider yet is led to the registration. */
const ofProvider = {
  to: paths.dashboard.to(),
  label: { vi: 'Khu vực nhà cung cấp', en: 'Provider area' },
  access: 'customer',
} as const;

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'footer', ...solutions, order: 70 },
  {
    place: 'footer-company',
    to: paths.register.to(),
    label: { vi: 'Trở thành nhà cung cấp', en: 'Become a provider' },
    order: 80,
  },
  { place: 'portal', ...ofProvider, order: 60 },
  { place: 'profile', ...ofProvider, order: 60 },
  {
    place: 'profile',
    to: paths.favourites.to(),
    label: { vi: 'Giải pháp đã lưu', en: 'Saved solutions' },
    access: 'customer',
    order: 31,
  },
  { place: 'account', ...ofProvider, order: 60 },
];
