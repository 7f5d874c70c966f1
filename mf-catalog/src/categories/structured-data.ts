import type { CollectionPage, ItemList, WithContext } from 'schema-dts';
import type { At, Category, Translate } from '@storefront/shared/contracts';
import { breadcrumbLd } from '../breadcrumb-ld';
import { categories } from '../catalog-state';
import { itemsLd } from '../item-list-ld';
import { paths } from '../paths/paths';

/** What search engines read of the page of all categories. */
export function structuredData(state: never, at: At, t: Translate): object[] {
  const tree = categories.select(state, at).data ?? [];
  const name = t('catalog:categories.title');
  const url = paths.categories.to();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name,
      url,
      numberOfItems: tree.length,
      itemListElement: itemsLd(tree.map(categoryLd)),
    } satisfies WithContext<ItemList>,
    breadcrumbLd(t, [{ name, item: url }]),
  ];
}

const categoryLd = ({ name, slug, picture }: Category): CollectionPage => ({
  '@type': 'CollectionPage',
  name,
  url: paths.category.to(slug),
  image: picture.url,
});
