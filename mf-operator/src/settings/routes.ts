import type { PageMessages, RemoteRoute } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

const messages: PageMessages = {
  namespace: 'operator-settings',
  load: (language) => import(`./locales/${language}.json`),
};
const pages = async () => (await import('./settings-page')).settingsPages;

export const settingsRoutes: RemoteRoute[] = [
  { path: paths.settings.pattern, lazy: async () => (await pages()).shop, messages, access: 'operator' },
  { path: paths.settingsFace.pattern, lazy: async () => (await pages()).face, messages, access: 'operator' },
  {
    path: paths.settingsAnnouncement.pattern,
    lazy: async () => (await pages()).announcement,
    messages,
    access: 'operator',
  },
  {
    path: paths.settingsPayments.pattern,
    lazy: async () => (await pages()).payments,
    messages,
    access: 'admin',
  },
  { path: paths.settingsOrders.pattern, lazy: async () => (await pages()).orders, messages, access: 'admin' },
  {
    path: paths.settingsShipping.pattern,
    lazy: async () => (await pages()).shipping,
    messages,
    access: 'admin',
  },
  { path: paths.settingsOffers.pattern, lazy: async () => (await pages()).offers, messages, access: 'admin' },
  {
    path: paths.settingsProviders.pattern,
    lazy: async () => (await pages()).providers,
    messages,
    access: 'admin',
  },
];
