import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink, Empty, Page } from '@storefront/shared/ui';
import { categories } from '../catalog-state';
import { pathTo } from '../category-tree';
import { paths } from '../paths/paths';
import { CategoryChips } from './category-chips';
import { categorySubject, firstOf } from './list-needs';
import { listParts, lists } from './list-state';
import { ProductResults } from './product-results';
import { useListQuery } from './use-list-query';

function CategoryPage() {
  const { t } = useTranslation('catalog');
  const query = useListQuery();
  const tree = useSelector((state) => categories.select(state, query));
  const list = useSelector((state) => lists.select(state, firstOf(query)));
  const way = pathTo(tree.data ?? [], query.categorySlug ?? '');
  const category = way.at(-1);
  const home = { label: t('crumbs.home'), to: paths.home.to() };

  if (list.error?.status === 404) {
    return (
      <Page title={t('list.unknownCategory.title')} isTitleInside breadcrumb={[home]}>
        <Empty
          title={t('list.unknownCategory.title')}
          level={1}
          action={<ButtonLink to={paths.products.to()}>{t('list.empty.all')}</ButtonLink>}
        >
          {t('list.unknownCategory.text')}
        </Empty>
      </Page>
    );
  }
  const above = way.slice(0, -1).map(({ name, slug }) => ({ label: name, to: paths.category.to(slug) }));
  return (
    <Page
      // The list does not wait for the tree, nor fail with it.
      title={category?.name ?? t('list.category')}
      breadcrumb={[home, { label: t('crumbs.products'), to: paths.products.to() }, ...above]}
    >
      {category && <CategoryChips categories={category.children} label={t('list.children')} />}
      <ProductResults query={query} />
    </Page>
  );
}

/** The products of one category and of those below it. */
export const categoryPage: RemotePage = { Component: CategoryPage, ...categorySubject, ...listParts };
