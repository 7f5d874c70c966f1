import { all } from '@storefront/shared/store';
import { categories, newestProducts, products, recommendProducts } from './catalog-state';
import { collectedVouchers } from './collected-vouchers';
import { newsletter } from './newsletter/newsletter-resource';

export const slices = [
  products.slice,
  categories.slice,
  newestProducts.slice,
  recommendProducts.slice,
  newsletter.slice,
  collectedVouchers.slice,
];

export function* catalogSaga() {
  yield* all([
    products.saga,
    categories.saga,
    newestProducts.saga,
    recommendProducts.saga,
    newsletter.saga,
    collectedVouchers.saga,
  ]);
}
