import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'referral',
  firstPages: ['programme', 'code'],
  exposes: {
    './remote': './src/remote.ts',
    './invite-banner': './src/widgets/invite-banner.tsx',
    './referral-balance': './src/widgets/referral-balance.tsx',
    './code-in-address': './src/widgets/code-in-address.tsx',
  },
});
