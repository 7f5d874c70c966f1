import type { Language } from '../../lib/language';
import type { CatalogueReferences } from '../catalogue/references';
import type { CategoryRef } from '../catalogue/catalogue.schema';
import type { ProductRef } from './offers.schema';

export interface ScopeIds {
  categoryIds: string[];
  productIds: string[];
}
export interface NamedScope {
  categories: CategoryRef[];
  products: ProductRef[];
}

/** The scopes of a whole page by name, asked for at once. */
export async function namedScopes<T extends ScopeIds>(
  references: Pick<CatalogueReferences, 'categories' | 'products'>,
  rows: T[],
  language: Language,
): Promise<(row: T) => NamedScope> {
  const once = (ids: string[]) => [...new Set(ids)];
  const [categories, products] = await Promise.all([
    references.categories(once(rows.flatMap(({ categoryIds }) => categoryIds)), language),
    references.products(once(rows.flatMap(({ productIds }) => productIds)), language),
  ]);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'vi');
  return ({ categoryIds, productIds }) => ({
    categories: categoryIds.flatMap((id) => categories.get(id) ?? []).sort(byName),
    products: productIds.flatMap((id) => products.get(id) ?? []).sort(byName),
  });
}
