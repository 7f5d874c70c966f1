import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'provider',
  firstPages: ['solutions', 'solution'],
  exposes: {
    './remote': './src/remote.ts',
    './membership-meter': './src/widgets/membership-meter.tsx',
  },
});
