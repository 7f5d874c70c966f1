import styled from '@emotion/styled';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paged, ProductCard, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import {
  selectFlashSaleInfo,
  selectSetting,
  useSelector,
  useStore,
  type Entry,
} from '@storefront/shared/store';
import { Container, HydratedApart, lazyHydrate, Skeleton, skippedOffscreen } from '@storefront/shared/ui';
import { Slot } from '@storefront/shared/widgets';
import { newestProducts, products, recommendProducts } from '../catalog-state';
import { LazyNewsletterForm } from '../lazy-newsletter-form';
import { paths } from '../paths/paths';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import { hotQuery } from './home-needs';
import { homePart } from './home-part';

const FlashSaleStrip = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-sale" */ './flash-sale-strip')).FlashSaleStrip,
  <Skeleton kind="block" height={480} />,
  // Its clock runs for who only looks.
  'page',
);
const HomeViewed = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-later" */ './home-viewed')).HomeViewed,
);
const VoucherRow = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-later" */ './voucher-row')).VoucherRow,
);
const JoinBand = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-later" */ './join-band')).JoinBand,
);
const BelowTheFold = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-later" */ './below-the-fold')).BelowTheFold,
);

/** The door of the shop: what it offers today, the ways to the goods, and what there is to read. Each part fails alone. */
function HomePage() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const hot = useSelector((state) => products.select(state, hotQuery(language)));
  const newest = useSelector((state) => newestProducts.select(state, { language }));
  const suggested = useSelector((state) => recommendProducts.select(state, { language }));
  // What comes late is taken over as it was drawn, whatever is known of the sale by then. Read once, because the whole
  // page would be rendered again with each answer.
  const store = useStore();
  const [renderedAt] = useState(() => {
    const { currentFlashSale, nextFlashSale } = selectFlashSaleInfo(store.getState());
    return (currentFlashSale ?? nextFlashSale)?.serverTime;
  });
  const { face } = useSelector(selectSetting);
  const sections: Record<string, ReactNode> = {
    flashSale: <FlashSaleStrip renderedAt={renderedAt} />,
    categories: (
      <HydratedApart>
        <CategoryTiles />
      </HydratedApart>
    ),
    hot: <ProductRow title={t('home.hot')} entry={rowsOf(hot)} to={paths.products.to({ status: 'HOT' })} />,
    newest: <ProductRow title={t('home.newest')} entry={newest} to={paths.products.to({ sort: 'newest' })} />,
    vouchers: <VoucherRow />,
    suggested: (
      <>
        <HomeViewed />
        <ProductRow title={t('home.suggested')} entry={suggested} without={idsShown(hot)} />
      </>
    ),
    more: <Slot name="home" />,
    join: <JoinBand />,
    reading: <BelowTheFold />,
    newsletter: <LazyNewsletterForm />,
  };
  // The order that the owner chose; a section that this order does not know yet comes after it.
  const order = new Set([...(face?.homeSections ?? []), ...Object.keys(sections)]);
  return (
    <>
      <Hero />
      <Sections>
        {[...order].map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
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

export const homePage: RemotePage = { Component: HomePage, ...homePart };

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  padding-block: var(--s-8) var(--s-16);
  section:not(section section) {
    ${skippedOffscreen('440px')}
  }
  @media (min-width: 1024px) {
    gap: var(--s-16);
    padding-block: var(--s-12) var(--s-24);
  }
`;
