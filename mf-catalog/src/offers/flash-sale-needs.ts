import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { flashSaleRequested, selectFlashSaleInfo } from '@storefront/shared/store';
import { paths } from '../paths/paths';
import { flashSaleProducts } from './offers-state';
import { isBeyondTheEnd, parseFlashSaleQuery, periodName } from './offers-query';
import { structuredData } from './structured-data';

export const flashSaleNeeds = (at: At) => [
  flashSaleRequested(),
  flashSaleProducts.fetch(parseFlashSaleQuery(at)),
];

export function flashSaleHead(state: never, at: At, t: Translate): DocumentHead {
  const query = parseFlashSaleQuery(at);
  const { data } = flashSaleProducts.select(state, query);
  const sale = data?.flashSale;
  const title = t(query.period === 'NEXT' ? 'catalog-offers:flash.next' : 'catalog-offers:flash.title');
  const named = sale ? `${title}: ${sale.name}` : title;
  if (isBeyondTheEnd(data)) return { title: named, noindex: true };
  const head: DocumentHead = {
    title: named,
    description: t('catalog-offers:flash.description'),
    canonical: paths.flashSale.to({ period: query.period === 'NEXT' ? periodName('NEXT') : undefined }),
    noindex: query.page > 1,
  };
  return { ...head, jsonLd: structuredData('flashSale', state, at, t, head) };
}

export function flashSaleStatus(state: never, at: At): 200 | 404 | 503 {
  const { data } = flashSaleProducts.select(state, parseFlashSaleQuery(at));
  if (isBeyondTheEnd(data)) return 404;
  return data ? 200 : 503;
}

/** When a price of this page is another one, or another sale is the one that runs. */
export function flashSaleValidUntil(state: never, at: At): number | undefined {
  const { data } = flashSaleProducts.select(state, parseFlashSaleQuery(at));
  const { currentFlashSale, nextFlashSale } = selectFlashSaleInfo(state);
  const sale = data?.flashSale;
  const ends = [
    sale?.period === 'CURRENT' ? sale.endsAt : sale?.startsAt,
    currentFlashSale?.endsAt,
    nextFlashSale?.startsAt,
  ].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
