import type { At, DocumentHead, PageSubject, ProductStatus, Translate } from '@storefront/shared/contracts';
import { categories, recommendProducts } from '../catalog-state';
import { pathTo } from '../category-tree';
import { paths } from '../paths/paths';
import { listLink, shelfPaths } from './list-links';
import {
  defaultSort,
  filterCount,
  pagesOf,
  parseListQuery,
  type ListPlace,
  type ListQuery,
} from './list-query';
import { facets, lists, wholeFacets } from './list-state';
import { structuredData } from './structured-data';

const listNeeds = (query: ListQuery) => [
  // They say which address a chosen category has now.
  ...(query.category.length > 0 ? [categories.fetch({ language: query.language })] : []),
  ...pagesOf(query).map((page) => lists.fetch(page)),
  facets.fetch(query),
  ...(query.hasWholeFilters ? [wholeFacets.fetch(query)] : []),
];

/** All products. */
export const productsSubject: PageSubject = {
  ...listSubject(),
  head(state, at, t) {
    const query = parseListQuery(at);
    return headOf(state, query, t, {
      title: t('catalog:list.title'),
      description: t('catalog:list.description'),
      canonical: paths.products.to(pageParam(query)),
    });
  },
};

/** Products of one kind. */
export const shelfSubject = (shelf: ProductStatus): PageSubject => ({
  ...listSubject({ shelf }),
  head(state, at, t) {
    const query = parseListQuery(at, { shelf });
    return headOf(state, query, t, {
      title: t(`catalog:shelf.${shelf}.title`),
      description: t(`catalog:shelf.${shelf}.description`),
      canonical: shelfPaths[shelf].to(pageParam(query)),
    });
  },
});

/** The products of a category and of those below it. */
export const categorySubject: PageSubject = {
  ...listSubject(),
  needs: (at) => [...listNeeds(parseListQuery(at)), categories.fetch({ language: at.language })],
  status(state, at) {
    const query = parseListQuery(at);
    const status = listStatusOf(state, at);
    const category = categoryOf(state, at);
    if (statusOf(state, query) !== 200 || !category || category.slug === query.categorySlug) return status;
    // An address that the category had before.
    const search = at.query.toString();
    return { redirect: `${paths.category.to(category.slug)}${search && `?${search}`}`, isPermanent: true };
  },
  head(state, at, t) {
    const query = parseListQuery(at);
    const { categorySlug = '' } = query;
    if (lists.select(state, firstOf(query)).error?.status === 404)
      return { title: t('catalog:list.unknownCategory.title'), noindex: true };
    const category = categoryOf(state, at);
    const name = category?.name ?? t('catalog:list.category');
    return headOf(state, query, t, {
      title: name,
      description: t('catalog:list.categoryDescription', { name }),
      canonical: paths.category.to(category?.slug ?? categorySlug, pageParam(query)),
      ...(category && { image: category.picture.url }),
    });
  },
};

const categoryOf = (state: never, at: At) =>
  pathTo(categories.select(state, at).data ?? [], parseListQuery(at).categorySlug ?? '').at(-1);

/** Without words there is nothing to look for, only help to give. */
export const searchSubject: PageSubject = {
  ...listSubject({ isSearch: true }),
  needs(at) {
    const query = parseListQuery(at, { isSearch: true });
    const { language } = at;
    return [
      ...(query.search ? listNeeds(query) : [recommendProducts.fetch({ language })]),
      categories.fetch({ language }),
    ];
  },
  status(state, at) {
    const query = parseListQuery(at, { isSearch: true });
    return query.search ? listStatusOf(state, at, { isSearch: true }) : 200;
  },
  head(_state, at, t) {
    const { search } = parseListQuery(at, { isSearch: true });
    return {
      title: search ? t('catalog:search.title', { query: search }) : t('catalog:search.noQueryTitle'),
      noindex: true,
    };
  },
};

function listSubject(place: ListPlace = {}): PageSubject {
  return {
    needs: (at) => listNeeds(parseListQuery(at, place)),
    status: (state, at) => listStatusOf(state, at, place),
    validUntil: (state, at) => endOf(state, parseListQuery(at, place)),
  };
}

/** A list without its products is no list; one that cannot be meant says so itself; an unknown category is none for good. */
function statusOf(state: never, query: ListQuery): 200 | 404 | 503 {
  const { data, error } = lists.select(state, firstOf(query));
  if (data) return 200;
  if (error?.status === 404) return 404;
  return error?.status === 400 ? 200 : 503;
}

/** A list that is narrowed to categories by addresses that they had before leads to the same one by those of now. */
function listStatusOf(state: never, at: At, place: ListPlace = {}) {
  const query = parseListQuery(at, place);
  const status = statusOf(state, query);
  const tree = categories.select(state, at).data ?? [];
  const category = [...new Set(query.category.map((slug) => pathTo(tree, slug).at(-1)?.slug ?? slug))];
  if (status !== 200 || category.join() === query.category.join()) return status;
  return { redirect: listLink({ ...query, category }), isPermanent: true };
}

/** The first end of a flash sale whose price the list shows. */
function endOf(state: never, query: ListQuery): number | undefined {
  const shown = pagesOf(query).flatMap((page) => lists.select(state, page).data?.data ?? []);
  const ends = shown.flatMap(({ flashSale }) => (flashSale ? [Date.parse(flashSale.endsAt)] : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

function headOf(state: never, query: ListQuery, t: Translate, head: DocumentHead): DocumentHead {
  const { page } = query;
  return {
    ...head,
    title: page > 1 ? t('catalog:list.pageTitle', { title: head.title, page }) : head.title,
    noindex: isNarrowed(query),
    jsonLd: structuredData(state, query, t, head),
  };
}

/** A narrowed, reordered or lengthened list shows nothing that the plain one does not. */
function isNarrowed(query: ListQuery): boolean {
  const isLengthened = query.from !== query.page || query.limit !== 0;
  return isLengthened || filterCount(query) > 0 || query.sort !== defaultSort(query);
}

const pageParam = ({ page }: ListQuery) => ({ page: page > 1 ? page : undefined });
/** The page with which what is shown begins: its answer decides what the list is. */
export const firstOf = (query: ListQuery): ListQuery => ({ ...query, page: query.from });
