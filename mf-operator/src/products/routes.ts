import type { RemoteRoute } from '@storefront/shared/contracts';
import { goodsMessages as messages } from '../goods/messages';
import { paths } from '../paths/paths';

export const productRoutes: RemoteRoute[] = [
  {
    path: paths.products.pattern,
    lazy: async () => (await import('./products-page')).productsPage,
    messages,
    access: 'operator',
    cacheKeys: ['search', 'category', 'state', 'stock', 'mark', 'after'],
  },
  {
    path: paths.productNew.pattern,
    lazy: async () => (await import('./product-page')).newProductPage,
    messages,
    access: 'operator',
  },
  {
    path: paths.product.pattern,
    lazy: async () => (await import('./product-page')).productPage,
    messages,
    access: 'operator',
  },
];
