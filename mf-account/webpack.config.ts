import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'account',
  firstPages: ['login', 'orders', 'portal'],
  exposes: {
    './remote': './src/remote.ts',
    './profile-frame': './src/widgets/profile-frame.tsx',
    './notification-bell': './src/widgets/notification-bell.tsx',
    './account-menu': './src/widgets/account-menu.tsx',
  },
});
