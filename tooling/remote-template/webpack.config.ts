import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'sample',
  exposes: { './remote': './src/remote.ts', './picks-row': './src/widgets/picks-row.tsx' },
});
