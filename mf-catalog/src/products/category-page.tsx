import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink, Empty, Page } from '@storefront/shared/ui';
import { categories, products } from '../catalog-state';
import { pathTo } from '../category-tree';
import { CategoryChips } from './category-chips';
import { NoProducts } from './no-products';
import { ProductResults } from './product-results';
import { useProductQuery } from './use-product-query';

/** The products of one category and of those below it. */
export function CategoryPage() {
  const { t } = useTranslation('catalog');
  const query = useProductQuery();
  const tree = useSelector((state) => categories.select(state, query));
  const list = useSelector((state) => products.select(state, query));
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
      <ProductResults place="category" query={query} empty={<NoProducts />} />
    </Page>
  );
}
