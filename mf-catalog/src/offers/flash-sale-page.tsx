import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FlashSaleProducts, RemotePage } from '@storefront/shared/contracts';
import { CardGrid, gridPicture, ProductGridSkeleton } from '@storefront/shared/products';
import { selectFlashSaleInfo, useSelector } from '@storefront/shared/store';
import {
  Async,
  FilterLinks,
  Page,
  Pagination,
  useScrollToListTop,
  useHasPassed,
} from '@storefront/shared/ui';
import { FlashSaleCard, type SalePhase } from '../flash-sale-card';
import { paths } from '../paths/paths';
import { flashSaleHead, flashSaleNeeds, flashSaleStatus, flashSaleValidUntil } from './flash-sale-needs';
import { FlashSaleTop } from './flash-sale-top';
import { NoFlashSale } from './no-flash-sale';
import { OffersBeyondTheEnd } from './offers-beyond-the-end';
import { offersPart } from './offers-part';
import { isBeyondTheEnd, parseFlashSaleQuery, periodName, type FlashSaleQuery } from './offers-query';
import { flashSaleProducts } from './offers-state';
import { useHere } from './use-here';

/** The sale that runs and the one that comes: what is cheaper, until when, and how much of it is left. */
function FlashSalePage() {
  const { t } = useTranslation('catalog-offers');
  const query = parseFlashSaleQuery(useHere());
  const entry = useSelector((state) => flashSaleProducts.select(state, query));
  const { nextFlashSale } = useSelector(selectFlashSaleInfo);
  const top = useScrollToListTop<HTMLDivElement>(query.page);
  const links = (['CURRENT', 'NEXT'] as const).map((period) => ({
    to: linkTo({ ...query, period, page: 1 }),
    text: t(period === 'CURRENT' ? 'flash.current' : 'flash.next'),
    isCurrent: period === query.period,
  }));
  return (
    <Page title={t('flash.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]}>
      <FilterLinks label={t('flash.which')} links={links} />
      <Results ref={top} tabIndex={-1}>
        <Async
          entry={entry}
          pending={<ProductGridSkeleton />}
          isEmpty={({ flashSale, data }) => flashSale === null || data.length === 0}
          empty={
            isBeyondTheEnd(entry.data) ? (
              <OffersBeyondTheEnd firstPage={linkTo({ ...query, page: 1 })} />
            ) : (
              <NoFlashSale next={query.period === 'CURRENT' ? nextFlashSale : null} />
            )
          }
        >
          {(products) => <Sale products={products} query={query} />}
        </Async>
      </Results>
    </Page>
  );
}

function Sale({
  products: { data, meta, flashSale, serverTime },
  query,
}: {
  products: FlashSaleProducts;
  query: FlashSaleQuery;
}) {
  const turnsAt = flashSale?.period === 'CURRENT' ? flashSale.endsAt : flashSale?.startsAt;
  const hasTurned = useHasPassed(turnsAt);
  if (!flashSale) return null;
  const phase: SalePhase =
    flashSale.period === 'NEXT' ? 'NEXT' : flashSale.period === 'CURRENT' && !hasTurned ? 'CURRENT' : 'OVER';
  return (
    <>
      <FlashSaleTop sale={flashSale} hasTurned={hasTurned} renderedAt={serverTime} query={query} />
      <Grid>
        {data.map((product, index) => (
          <li key={product.productId}>
            <FlashSaleCard product={product} phase={phase} {...gridPicture(index)} />
          </li>
        ))}
      </Grid>
      <Pagination page={meta.page} totalPages={meta.totalPages} to={(page) => linkTo({ ...query, page })} />
    </>
  );
}

const linkTo = ({ period, page }: FlashSaleQuery): string =>
  paths.flashSale.to({
    period: period === 'NEXT' ? periodName(period) : undefined,
    page: page > 1 ? page : undefined,
  });

export const flashSalePage: RemotePage = {
  Component: FlashSalePage,
  needs: flashSaleNeeds,
  head: flashSaleHead,
  status: flashSaleStatus,
  validUntil: flashSaleValidUntil,
  ...offersPart,
};

const Results = styled.div`
  margin-top: var(--s-4);
  scroll-margin-top: 72px;
`;
const Grid = styled(CardGrid)`
  margin-bottom: var(--s-12);
`;
