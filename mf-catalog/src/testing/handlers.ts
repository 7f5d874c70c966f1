import { answers, aProduct, paged } from '@storefront/shared/testing';
import type { Category, ProductCard, ProductDetail } from '@storefront/shared/contracts';
import { productPageHandlers } from './product-handlers';
import { aCategory, aProductDetail, shirtFacets } from './builders';

interface Shop {
  products?: ProductCard[];
  newest?: ProductCard[];
  suggested?: ProductCard[];
  categories?: Category[];
  product?: ProductDetail;
}

/** A shop with one shirt on every shelf, but for what is given. */
export function aShop({
  products = [aProduct()],
  newest = [aProduct()],
  suggested = [],
  categories = [aCategory()],
  product = aProductDetail(),
}: Shop = {}) {
  return [
    answers('get', 'main/product/public', paged(products)),
    answers('get', 'main/product/facets', { facets: shirtFacets, total: products.length, isMore: false }),
    answers('get', 'main/product/recovery', { suggestion: null, drop: [], popular: [] }),
    answers('get', 'main/product/newest-products', paged(newest)),
    answers('get', 'main/product/suggested-products', paged(suggested)),
    answers('get', 'main/category', categories),
    answers('get', `main/product/get-by-seo-slug/${product.seoSlug}`, product),
    ...productPageHandlers(),
  ];
}
