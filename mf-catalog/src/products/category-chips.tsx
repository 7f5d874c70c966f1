import type { CategoryRef } from '@storefront/shared/contracts';
import { FilterLinks } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

interface Props {
  categories: readonly CategoryRef[];
  /** What the list of them is called, for who listens. */
  label: string;
  /** In as many rows as they need, also on phones. */
  wraps?: boolean;
}

/** Categories beside each other, each a link; nothing for none. */
export function CategoryChips({ categories, label, wraps }: Props) {
  if (categories.length === 0) return null;
  const links = categories.map(({ name, slug }) => ({
    to: paths.category.to(slug),
    text: name,
    isCurrent: false,
  }));
  // A new row for other categories: the same one would stay where it was swiped to.
  return <FilterLinks key={links[0]?.to} label={label} links={links} wraps={wraps} />;
}
