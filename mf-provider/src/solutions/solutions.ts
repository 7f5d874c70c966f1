import type {
  Language,
  Paged,
  SolutionCard,
  SolutionFacets,
  SolutionPage,
} from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import type { SolutionsQuery } from './solutions-query';

const limit = 12;

/** Published solutions, with how many there are of each kind and provider. */
export const solutions = createQuery<SolutionsQuery, Paged<SolutionCard> & { facets: SolutionFacets }>({
  name: 'provider/solutions',
  keyOf: (query) => JSON.stringify(query),
  async fetch({ http, signal }, { search, kind, provider, order, page }) {
    const { data } = await http.getTracked<Paged<SolutionCard> & { facets: SolutionFacets }>(
      'main/solution/public',
      { params: { search, kind, providerId: provider, order, page, limit }, signal },
    );
    return data;
  },
});

/** One published solution. */
export const solutionPages = createQuery<{ slug: string; language: Language }, SolutionPage>({
  name: 'provider/solution',
  keyOf: ({ slug, language }) => `${language} ${slug}`,
  async fetch({ http, signal }, { slug }) {
    const path = `main/solution/get-by-seo-slug/${encodeURIComponent(slug)}` as const;
    return (await http.getTracked<SolutionPage>(path, { signal })).data;
  },
});
