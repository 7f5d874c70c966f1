import type { RemoteRoute } from '@storefront/shared/contracts';
import { categoriesHead, categoriesNeeds } from './categories/categories-needs';
import { contentRoutes } from './content-routes';
import { paths } from './paths/paths';
import { storedListRoutes } from './stored-list-routes';
import { offersRoutes } from './offers-routes';
import { listKeys } from './product-query';

export const routes: RemoteRoute[] = [
  {
    path: paths.home.pattern,
    name: 'home',
    lazy: async () => (await import(/* webpackChunkName: "home" */ './home/home-page')).homePage,
    render: 'server',
  },
  {
    path: paths.products.pattern,
    name: 'products',
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/products-page')).productsPage,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.categories.pattern,
    name: 'categories',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './categories/categories-page')).CategoriesPage,
    }),
    needs: categoriesNeeds,
    head: categoriesHead,
    render: 'server',
  },
  {
    path: paths.category.pattern,
    name: 'category',
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/category-page')).categoryPage,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.newProducts.pattern,
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/shelf-page')).newPage,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.hotProducts.pattern,
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/shelf-page')).hotPage,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.saleProducts.pattern,
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/shelf-page')).saleOffPage,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.search.pattern,
    name: 'search',
    lazy: async () => (await import(/* webpackChunkName: "lists" */ './products/search-page')).searchPage,
    cacheKeys: ['q', ...listKeys],
    render: 'server',
  },
  {
    path: paths.product.pattern,
    name: 'product',
    lazy: async () => (await import(/* webpackChunkName: "product" */ './product/product-page')).productPage,
    cacheKeys: ['color', 'v'],
    render: 'server',
  },
  ...offersRoutes,
  ...contentRoutes,
  ...storedListRoutes,
];
