import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { categories } from '../catalog-state';
import { structuredData } from './structured-data';

export const categoriesNeeds = ({ language }: At) => [categories.fetch({ language })];

export function categoriesHead(state: never, at: At, t: Translate): DocumentHead {
  return {
    title: t('catalog:categories.title'),
    description: t('catalog:categories.description'),
    jsonLd: structuredData(state, at, t),
  };
}
