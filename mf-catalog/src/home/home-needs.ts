import type { At, DocumentHead, Language, Translate } from '@storefront/shared/contracts';
import {
  flashSaleRequested,
  promotionRequested,
  selectFlashSaleInfo,
  selectVouchers,
  vouchersRequested,
} from '@storefront/shared/store';
import { rowLength } from '../catalog-api';
import { categories, newestProducts, products, recommendProducts } from '../catalog-state';
import { listQuery } from '../product-query';
import { homeFaqs, homeNews, intro, serviceCenters, showrooms } from './home-state';

export const hotQuery = (language: Language) => listQuery(language, { status: ['HOT'], limit: rowLength });
/** A few, because what is sold out is no offer. */
export const saleQuery = (language: Language) => listQuery(language, { status: ['SALE_OFF'], limit: 4 });
const vouchersShown = 3;

export const homeNeeds = ({ language }: At) => [
  intro.fetch({ language }),
  products.fetch(saleQuery(language)),
  flashSaleRequested(),
  promotionRequested(),
  categories.fetch({ language }),
  products.fetch(hotQuery(language)),
  newestProducts.fetch({ language }),
  vouchersRequested({ period: 'CURRENT', limit: vouchersShown }),
  recommendProducts.fetch({ language }),
  homeNews.fetch({ language }),
  homeFaqs.fetch({ language }),
  showrooms.fetch({ language }),
  serviceCenters.fetch({ language }),
];

/** Each part of the page may be missing, but not all of its goods. */
export function homeStatus(state: never, { language }: At): 200 | 503 {
  const goods = [
    products.select(state, saleQuery(language)),
    products.select(state, hotQuery(language)),
    newestProducts.select(state, { language }),
  ];
  return goods.some(({ data }) => data !== undefined) ? 200 : 503;
}

export function homeHead(_state: never, _at: At, t: Translate): DocumentHead {
  return { title: t('catalog:home.title'), description: t('catalog:home.description') };
}

/** When the first of its offers ends or begins. */
export function homeValidUntil(state: never): number | undefined {
  const { currentFlashSale, nextFlashSale } = selectFlashSaleInfo(state);
  const ends = [
    currentFlashSale?.endsAt,
    nextFlashSale?.startsAt,
    ...selectVouchers(state).map(({ endsAt }) => endsAt),
  ].flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
