import { all } from '@storefront/shared/store';
import { categories, newestProducts, products, recommendProducts } from './catalog-state';

export const slices = [products.slice, categories.slice, newestProducts.slice, recommendProducts.slice];

export function* catalogSaga() {
  yield* all([products.saga, categories.saga, newestProducts.saga, recommendProducts.saga]);
}
