import {
  paths,
  type SuggestedCategory,
  type SuggestedProduct,
  type Suggestions,
} from '@storefront/shared/contracts';

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

/** Where it leads. */
export function pathOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'product':
      return paths.product.to(suggestion.product.seoSlug);
    case 'category':
      return paths.category.to(suggestion.category.slug);
    default:
      return paths.search.to(suggestion.text);
  }
}
