import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Empty, Heading, Page, Stack } from '@storefront/shared/ui';
import { categories, recommendProducts } from '../catalog-state';
import { leavesOf } from '../category-tree';
import type { ProductQuery } from '../product-query';
import { ProductRow } from '../product-row';
import { CategoryChips } from './category-chips';
import { ProductResults } from './product-results';
import { useProductQuery } from './use-product-query';

/** What was searched for; never an empty page, whatever was typed. */
export function SearchPage() {
  const { t } = useTranslation('catalog');
  const query = useProductQuery();
  const { search } = query;
  return (
    <Page
      title={search ? t('search.title', { query: search }) : t('search.noQueryTitle')}
      breadcrumb={[{ label: t('crumbs.home'), to: paths.home.to() }]}
    >
      {search ? (
        <ProductResults
          place="search"
          query={query}
          empty={
            <Help
              query={query}
              title={t('search.nothingTitle', { query: search })}
              text={t('search.nothingText')}
            />
          }
        />
      ) : (
        <Help query={query} title={t('search.noQuery')} text={t('search.noQueryText')} />
      )}
    </Page>
  );
}

/** Ways on from a search that found nothing. */
function Help({ query, title, text }: { query: ProductQuery; title: string; text: string }) {
  const { t } = useTranslation('catalog');
  const tree = useSelector((state) => categories.select(state, query));
  const popular = useSelector((state) => recommendProducts.select(state, query));
  const leaves = leavesOf(tree.data ?? []);
  return (
    <Stack gap={8}>
      <Empty title={title}>{text}</Empty>
      {leaves.length > 0 && (
        <Stack gap={3}>
          <Heading level={2} size={3}>
            {t('search.categories')}
          </Heading>
          <CategoryChips categories={leaves} label={t('search.categories')} />
        </Stack>
      )}
      <ProductRow title={t('search.popular')} entry={popular} />
    </Stack>
  );
}
