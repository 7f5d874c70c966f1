import type { PathTo, SuggestedCategory, SuggestedProduct, Suggestions } from '@storefront/shared/contracts';

/** Something to choose below the search field. */
export type Suggestion =
  | { kind: 'search' | 'all'; text: string }
  | { kind: 'category'; category: SuggestedCategory }
  | { kind: 'product'; product: SuggestedProduct };

/** Suggestions under a word of what they are. */
export interface SuggestionGroup {
  title: 'queries' | 'categories' | 'products' | null;
  options: Suggestion[];
}

const maxQueries = 4;
const maxCategories = 3;
const maxProducts = 5;

/** What was searched before, as something to search again. */
export const recentGroups = (recent: readonly string[]): SuggestionGroup[] =>
  recent.length === 0 ? [] : [{ title: null, options: recent.map((text) => ({ kind: 'search', text })) }];

/** What others search, where to look and what to buy; everything else behind the last one. */
export function foundGroups(found: Suggestions, text: string): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      title: 'queries',
      options: found.queries.slice(0, maxQueries).map((query) => ({ kind: 'search', text: query })),
    },
    {
      title: 'categories',
      options: found.categories.slice(0, maxCategories).map((category) => ({ kind: 'category', category })),
    },
    {
      title: 'products',
      options: found.products.slice(0, maxProducts).map((product) => ({ kind: 'product', product })),
    },
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  return filled.length === 0 ? [] : [...filled, { title: null, options: [{ kind: 'all', text }] }];
}

/** Where it leads; null where the shop has no such page. */
export function pathOf(suggestion: Suggestion, pathTo: PathTo): string | null {
  switch (suggestion.kind) {
    case 'product':
      return pathTo('catalog/product', { slug: suggestion.product.seoSlug });
    case 'category':
      return pathTo('catalog/category', { slug: suggestion.category.slug });
    default:
      return pathTo('catalog/search', { q: suggestion.text });
  }
}
