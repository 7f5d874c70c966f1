import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { paths, type Paged, type ProductCard } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector, type Entry } from '@storefront/shared/store';
import { Container } from '@storefront/shared/ui';
import { Slot } from '@storefront/shared/widgets';
import { newestProducts, products, recommendProducts } from '../catalog-state';
import { ProductRow } from '../product-row';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import { hotQuery } from './home-needs';

/** The door of the shop: an offer, the ways in, and what is hot, new and suggested. Each part fails alone. */
export function HomePage() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const hot = useSelector((state) => products.select(state, hotQuery(language)));
  const newest = useSelector((state) => newestProducts.select(state, { language }));
  const suggested = useSelector((state) => recommendProducts.select(state, { language }));
  return (
    <>
      <Hero />
      <Sections>
        <CategoryTiles />
        <ProductRow title={t('home.hot')} entry={rowsOf(hot)} to={paths.products.to({ status: 'HOT' })} />
        <ProductRow title={t('home.newest')} entry={newest} to={paths.products.to({ sort: 'newest' })} />
        <ProductRow title={t('home.suggested')} entry={suggested} without={idsShown(hot)} />
        <Slot name="home" />
      </Sections>
    </>
  );
}

/** Most shoppers see about this many of a row; suggesting the same again would be no suggestion. */
const seen = 5;

function idsShown({ data }: Entry<Paged<ProductCard>>): string[] {
  return data?.data.slice(0, seen).map(({ id }) => id) ?? [];
}

function rowsOf({ data, ...entry }: Entry<Paged<ProductCard>>): Entry<ProductCard[]> {
  return data ? { ...entry, data: data.data } : entry;
}

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  padding-block: var(--s-8) var(--s-16);
  @media (min-width: 1024px) {
    gap: var(--s-16);
    padding-block: var(--s-12) var(--s-24);
  }
`;
