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

export function homeHead(_state: never, _at: At, t: Translate): DocumentHead {
  return { title: t('catalog:home.title'), description: t('catalog:home.description') };
}
