import type { Category } from '@storefront/shared/contracts';

/** The way from a root to the category that has this slug, or had it before; empty when the tree has none. */
export function pathTo(tree: readonly Category[], slug: string): Category[] {
  const way = wayTo(tree, (category) => category.slug === slug);
  return way.length > 0 ? way : wayTo(tree, ({ formerSlugs }) => formerSlugs?.includes(slug) === true);
}

function wayTo(tree: readonly Category[], isMeant: (category: Category) => boolean): Category[] {
  for (const category of tree) {
    if (isMeant(category)) return [category];
    const below = wayTo(category.children, isMeant);
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
