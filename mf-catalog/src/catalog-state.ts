import type { Category, Language, Paged, ProductCard } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { fetchCategories, fetchNewestProducts, fetchProducts, fetchSuggestedProducts } from './catalog-api';
import { productQueryKey, type ProductQuery } from './product-query';

/** A question that only the language of the answer makes different. */
interface InLanguage {
  language: Language;
}
const languageOf = ({ language }: InLanguage): string => language;

/** Lists of products, by what they are asked by. */
export const products = createQuery<ProductQuery, Paged<ProductCard>>({
  name: 'catalog/products',
  keyOf: productQueryKey,
  fetch: fetchProducts,
});

/** The tree of categories. */
export const categories = createQuery<InLanguage, Category[]>({
  name: 'catalog/categories',
  keyOf: languageOf,
  fetch: fetchCategories,
});

export const newestProducts = createQuery<InLanguage, ProductCard[]>({
  name: 'catalog/newestProducts',
  keyOf: languageOf,
  fetch: fetchNewestProducts,
});

export const recommendProducts = createQuery<InLanguage, ProductCard[]>({
  name: 'catalog/recommendProducts',
  keyOf: languageOf,
  fetch: fetchSuggestedProducts,
});
