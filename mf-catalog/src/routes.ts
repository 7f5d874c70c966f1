import { paths, type RemoteRoute } from '@storefront/shared/contracts';

export const routes: RemoteRoute[] = [
  {
    path: paths.home.pattern,
    lazy: async () => ({ Component: (await import('./home/home-page')).HomePage }),
    render: 'server',
  },
];
