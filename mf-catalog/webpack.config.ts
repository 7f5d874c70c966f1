import { createConfig } from '../tooling/webpack';

export default createConfig({
  dir: import.meta.dirname,
  name: 'catalog',
  firstPages: ['home', 'lists', 'product'],
  exposes: {
    './remote': './src/remote.ts',
    './product-list': './src/widgets/product-list.tsx',
    './product-row': './src/widgets/product-row.tsx',
    './recently-viewed': './src/widgets/recently-viewed.tsx',
    './related-products': './src/widgets/related-products.tsx',
  },
});
