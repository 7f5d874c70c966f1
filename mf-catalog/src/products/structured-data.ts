import type { ItemList, WithContext } from 'schema-dts';
import type { DocumentHead, Translate } from '@storefront/shared/contracts';
import { breadcrumbLd } from '../breadcrumb-ld';
import { categories } from '../catalog-state';
import { pathTo } from '../category-tree';
import { cardLd, itemsLd } from '../item-list-ld';
import { paths } from '../paths/paths';
import { pagesOf, type ListQuery } from './list-query';
import { lists } from './list-state';

/** What search engines read of a list: its products at the prices of their cards, and the way to it. */
export function structuredData(
  state: never,
  query: ListQuery,
  t: Translate,
  { title, canonical = '' }: DocumentHead,
): object[] {
  const pages = pagesOf(query).flatMap((page) => lists.select(state, page).data ?? []);
  const [first] = pages;
  if (!first) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      url: canonical,
      numberOfItems: first.meta.total,
      itemListElement: itemsLd(
        pages.flatMap(({ data }) => data.map(cardLd)),
        (first.meta.page - 1) * first.meta.limit + 1,
      ),
    } satisfies WithContext<ItemList>,
    breadcrumbLd(t, [...above(state, query, t), { name: title, item: canonical }]),
  ];
}

/** As the page itself shows the way to it. */
function above(state: never, query: ListQuery, t: Translate) {
  const { categorySlug, shelf } = query;
  if (categorySlug === undefined && shelf === undefined) return [];
  const way = pathTo(categories.select(state, query).data ?? [], categorySlug ?? '').slice(0, -1);
  return [
    { name: t('catalog:crumbs.products'), item: paths.products.to() },
    ...way.map(({ name, slug }) => ({ name, item: paths.category.to(slug) })),
  ];
}
