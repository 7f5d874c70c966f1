import type { Category, Language, Paged, ProductCard } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';
import { fetchCategories, fetchNewestProducts, fetchProducts, fetchSuggestedProducts } from './catalog-api';
import { productQueryKey, type ProductQuery } from './product-query';

/** A question that only the language of the answer makes different. */
interface InLanguage {
  language: Language;
}
const languageOf = ({ language }: InLanguage): string => language;

/** Lists of products, by what they are asked by. */
export const products = resource<ProductQuery, Paged<ProductCard>>({
  name: 'catalog/products',
  key: productQueryKey,
  fetch: fetchProducts,
});

/** The tree of categories. */
export const categories = resource<InLanguage, Category[]>({
  name: 'catalog/categories',
  key: languageOf,
  fetch: fetchCategories,
});

export const newestProducts = resource<InLanguage, ProductCard[]>({
  name: 'catalog/newestProducts',
  key: languageOf,
  fetch: fetchNewestProducts,
});

export const recommendProducts = resource<InLanguage, ProductCard[]>({
  name: 'catalog/recommendProducts',
  key: languageOf,
  fetch: fetchSuggestedProducts,
});
