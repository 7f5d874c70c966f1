import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'operator',
  exposes: { './remote': './src/remote.ts' },
});
