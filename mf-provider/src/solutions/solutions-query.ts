import { pageParam, type At, type Language, type SolutionKind } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const solutionKinds = [
  'SALES',
  'INVENTORY',
  'DELIVERY',
  'CUSTOMER_CARE',
  'MARKETING',
  'ACCOUNTING',
  'PAYMENT',
  'WEBSITE',
  'DESIGN',
  'STAFF',
  'OTHER',
] as const satisfies readonly SolutionKind[];

export const solutionOrders = ['newest', 'popular', 'name'] as const;
export type SolutionOrder = (typeof solutionOrders)[number];

export interface SolutionsQuery {
  language: Language;
  search: string | undefined;
  kind: SolutionKind | undefined;
  /** The id of a provider. */
  provider: string | undefined;
  order: SolutionOrder;
  page: number;
}

const maxSearchLength = 200;

/** What an address of the list asks for; an unknown kind or order in it is ignored. */
export const parseSolutionsQuery = ({ query, language }: Pick<At, 'query' | 'language'>): SolutionsQuery => ({
  language,
  search: query.get('search')?.trim().slice(0, maxSearchLength) || undefined,
  kind: solutionKinds.find((kind) => kind === query.get('kind')),
  provider: query.get('provider')?.slice(0, 64) || undefined,
  order: solutionOrders.find((order) => order === query.get('order')) ?? 'newest',
  page: pageParam(query),
});

/** The list with something of its question changed, from its first page. */
export const solutionsLink = (query: SolutionsQuery, change: Partial<SolutionsQuery> = {}): string => {
  const { search, kind, provider, order, page } = { ...query, page: 1, ...change };
  return paths.solutions.to({
    search,
    kind,
    provider,
    order: order === 'newest' ? undefined : order,
    page: page > 1 ? page : undefined,
  });
};
