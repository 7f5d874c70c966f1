import type { Category, Paged, ProductCard } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { toWire, type ProductQuery } from './product-query';

/** A list, with what is personal in it when somebody is signed in. */
export async function fetchProducts(
  { http, signal }: ApiContext,
  query: ProductQuery,
): Promise<Paged<ProductCard>> {
  const { data } = await http.getWithAuth<Paged<ProductCard>>('main/product/public', {
    params: toWire(query),
    signal,
  });
  return data;
}

export async function fetchCategories({ http, signal }: ApiContext): Promise<Category[]> {
  const { data } = await http.getTracked<Category[]>('main/category', { signal });
  return data;
}

export async function fetchNewestProducts({ http, signal }: ApiContext): Promise<ProductCard[]> {
  const { data } = await http.getTracked<Paged<ProductCard>>('main/product/newest-products', {
    params: { limit: rowLength },
    signal,
  });
  return data.data;
}

export async function fetchSuggestedProducts({ http, signal }: ApiContext): Promise<ProductCard[]> {
  const { data } = await http.getTracked<Paged<ProductCard>>('main/product/suggested-products', {
    params: { limit: rowLength },
    signal,
  });
  return data.data;
}

/** How many products a row asks for. */
export const rowLength = 10;
