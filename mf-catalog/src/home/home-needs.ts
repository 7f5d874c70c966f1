import type { At, DocumentHead, Language, Translate } from '@storefront/shared/contracts';
import { rowLength } from '../catalog-api';
import { categories, newestProducts, products, recommendProducts } from '../catalog-state';
import { listQuery } from '../product-query';

export const hotQuery = (language: Language) => listQuery(language, { status: ['HOT'], limit: rowLength });
/** A few, because what is sold out is no offer. */
export const saleQuery = (language: Language) => listQuery(language, { status: ['SALE_OFF'], limit: 4 });

export const homeNeeds = ({ language }: At) => [
  products.requested(saleQuery(language)),
  categories.requested({ language }),
  products.requested(hotQuery(language)),
  newestProducts.requested({ language }),
  recommendProducts.requested({ language }),
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
