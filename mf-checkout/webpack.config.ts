import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'checkout',
  exposes: {
    './remote': './src/remote.ts',
    './mini-cart': './src/widgets/mini-cart.tsx',
    './voucher-wallet': './src/widgets/voucher-wallet.tsx',
  },
});
