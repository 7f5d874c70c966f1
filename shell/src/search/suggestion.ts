import type { PathTo, SuggestedCategory, SuggestedProduct, Suggestions } from '@storefront/shared/contracts';

/** Something to choose below the search field. */
export type Suggestion =
  | { kind: 'search' | 'all'; text: string }
  | { kind: 'category'; category: SuggestedCategory }
  | { kind: 'product'; product: SuggestedProduct };

/** Suggestions under a word of what they are. */
export interface SuggestionGroup {
  title: 'recent' | 'queries' | 'categories' | 'products' | null;
  options: Suggestion[];
}

const maxQueries = 4;
const maxCategories = 3;
const maxProducts = 5;

/** Before anything is typed: what was searched in this browser, and then what others search most. */
export function initialGroups(recent: readonly string[], popular: readonly string[]): SuggestionGroup[] {
  const own = new Set(recent.map((text) => text.toLowerCase()));
  const others = popular.filter((text) => !own.has(text.toLowerCase()));
  const groups: SuggestionGroup[] = [
    { title: 'recent', options: recent.map((text) => ({ kind: 'search', text })) },
    { title: 'queries', options: others.map((text) => ({ kind: 'search', text })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

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
