import { paths, type At, type DocumentHead, type Translate } from '@storefront/shared/contracts';
import { categories, products, recommendProducts } from '../catalog-state';
import { pathTo } from '../category-tree';
import { filterCount, parseProductQuery } from '../product-query';

/** The query keys that change a list. */
export const listKeys = ['page', 'sort', 'status', 'minPrice', 'maxPrice'];

export const productsNeeds = (at: At) => [products.requested(parseProductQuery(at))];

export const categoryNeeds = (at: At) => [
  products.requested(parseProductQuery(at)),
  categories.requested({ language: at.language }),
];

/** Without words there is nothing to look for, only help to give. */
export const searchNeeds = (at: At) => {
  const query = parseProductQuery(at);
  return [
    ...(query.search ? [products.requested(query)] : []),
    categories.requested({ language: at.language }),
    recommendProducts.requested({ language: at.language }),
  ];
};

export function productsHead(_state: never, at: At, t: Translate): DocumentHead {
  const { page } = parseProductQuery(at);
  return {
    title: pageTitle(t('catalog:list.title'), page, t),
    description: t('catalog:list.description'),
    canonical: paths.products.to({ page: page > 1 ? page : undefined }),
    noindex: isNarrowed(at),
  };
}

export function categoryHead(state: never, at: At, t: Translate): DocumentHead {
  const { page, categorySlug = '' } = parseProductQuery(at);
  const category = pathTo(categories.select(state, at).data ?? [], categorySlug).at(-1);
  if (listStatus(state, at) === 404) return { title: t('catalog:list.unknownCategory.title'), noindex: true };
  const name = category?.name ?? t('catalog:list.category');
  return {
    title: pageTitle(name, page, t),
    description: t('catalog:list.categoryDescription', { name }),
    canonical: paths.category.to(categorySlug, { page: page > 1 ? page : undefined }),
    noindex: isNarrowed(at),
    ...(category && { image: category.picture.url }),
  };
}

/** A list without its products is no list; an unknown category is none for good. */
export function listStatus(state: never, at: At): 200 | 404 | 503 {
  const { data, error } = products.select(state, parseProductQuery(at));
  if (error?.status === 404) return 404;
  return data ? 200 : 503;
}

export function searchHead(_state: never, at: At, t: Translate): DocumentHead {
  const { search } = parseProductQuery(at);
  return {
    title: search ? t('catalog:search.title', { query: search }) : t('catalog:search.noQueryTitle'),
    noindex: true,
  };
}

/** A narrowed or reordered list shows nothing that the plain one does not. */
function isNarrowed(at: At): boolean {
  const query = parseProductQuery(at);
  return filterCount(query) > 0 || query.sort !== 'priority';
}

function pageTitle(title: string, page: number, t: Translate): string {
  return page > 1 ? t('catalog:list.pageTitle', { title, page }) : title;
}
