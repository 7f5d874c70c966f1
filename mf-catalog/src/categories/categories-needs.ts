import type { At, DocumentHead, Translate } from '@storefront/shared/contracts';
import { categories } from '../catalog-state';

export const categoriesNeeds = ({ language }: At) => [categories.fetch({ language })];

export function categoriesHead(_state: never, _at: At, t: Translate): DocumentHead {
  return { title: t('catalog:categories.title'), description: t('catalog:categories.description') };
}
