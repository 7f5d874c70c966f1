import type { Language, StaffCategory } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** All categories, in their order. */
export const categoryList = createQuery<null, StaffCategory[]>({
  name: 'operator/categories',
  keyOf: () => '',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<StaffCategory[]>('main/admin/category', { signal }))?.data,
});

export interface CategoryInTree {
  category: StaffCategory;
  depth: number;
  /** From the root: "Thời trang › Áo thun". */
  path: string;
}

/** The tree as a list, each category under its parent. */
export function inTree(categories: readonly StaffCategory[], language: Language): CategoryInTree[] {
  const below = (parentId: string | null, depth: number, above: string): CategoryInTree[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap((category) => {
        const path = `${above}${above && ' › '}${category.name[language]}`;
        return [{ category, depth, path }, ...below(category.id, depth + 1, path)];
      });
  return below(null, 0, '');
}
