import { paths, toSearch } from '@storefront/shared/contracts';
import { toAddress, type ProductQuery } from '../product-query';

/** Which page shows the list: all products, a category's, or what was searched for. */
export type ListPlace = 'products' | 'category' | 'search';

/** The address of a query at its place. */
export function listLink(place: ListPlace, query: ProductQuery): string {
  const address = toAddress(query);
  if (place === 'search') return `${paths.search.to()}${toSearch(address)}`;
  if (place === 'products') return paths.products.to(address);
  return paths.category.to(query.categorySlug ?? '', address);
}
