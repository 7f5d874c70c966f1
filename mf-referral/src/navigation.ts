import type { NavigationEntry } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

const ofAccount = {
  to: paths.profile.to(),
  label: { vi: 'Giới thiệu bạn bè', en: 'Invite friends' },
  access: 'customer',
} as const;

/** What the frame links to without loading this remote. */
export const navigation: NavigationEntry[] = [
  { place: 'profile', ...ofAccount, order: 40 },
  { place: 'account', ...ofAccount, order: 40 },
  { place: 'portal', ...ofAccount, order: 42 },
  {
    place: 'footer',
    to: paths.programme.to(),
    label: { vi: 'Mời bạn bè, nhận thưởng', en: 'Invite and earn' },
    order: 60,
  },
];
