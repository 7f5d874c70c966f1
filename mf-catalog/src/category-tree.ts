import type { Category } from '@storefront/shared/contracts';

/** The way from a root to the category of this slug, both included; empty when the tree has none. */
export function pathTo(tree: readonly Category[], slug: string): Category[] {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = pathTo(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The categories that hold products themselves, without those that only hold others. */
export function leavesOf(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) =>
    category.children.length > 0 ? leavesOf(category.children) : [category],
  );
}
