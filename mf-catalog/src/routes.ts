import { paths, type RemoteRoute } from '@storefront/shared/contracts';
import { categoriesHead, categoriesNeeds } from './categories/categories-needs';
import { homeHead, homeNeeds, homeStatus } from './home/home-needs';
import { productHead, productNeeds, productStatus } from './product/product-head';
import {
  categoryHead,
  categoryNeeds,
  listStatus,
  listKeys,
  productsHead,
  productsNeeds,
  searchHead,
  searchNeeds,
} from './products/list-needs';

export const routes: RemoteRoute[] = [
  {
    path: paths.home.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './home/home-page')).HomePage,
    }),
    needs: homeNeeds,
    head: homeHead,
    status: homeStatus,
    render: 'server',
  },
  {
    path: paths.products.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './products/products-page')).ProductsPage,
    }),
    needs: productsNeeds,
    head: productsHead,
    status: listStatus,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.categories.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './categories/categories-page')).CategoriesPage,
    }),
    needs: categoriesNeeds,
    head: categoriesHead,
    render: 'server',
  },
  {
    path: paths.category.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './products/category-page')).CategoryPage,
    }),
    needs: categoryNeeds,
    head: categoryHead,
    status: listStatus,
    cacheKeys: listKeys,
    render: 'server',
  },
  {
    path: paths.search.pattern,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "lists" */ './products/search-page')).SearchPage,
    }),
    needs: searchNeeds,
    head: searchHead,
    cacheKeys: ['q', ...listKeys],
  },
  {
    path: paths.product.pattern,
    lazy: async () => ({ Component: (await import('./product/product-page')).ProductPage }),
    needs: productNeeds,
    head: productHead,
    status: productStatus,
    cacheKeys: ['v'],
    render: 'server',
  },
];
