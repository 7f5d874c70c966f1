import { pageParam, type At, type SolutionRequestStatus } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

export const requestStates = [
  'NEW',
  'IN_PROGRESS',
  'DONE',
  'REJECTED',
] as const satisfies readonly SolutionRequestStatus[];

export interface RequestsQuery {
  state: (typeof requestStates)[number] | undefined;
  page: number;
}

/** An unknown state in the address is ignored. */
export const parseRequestsQuery = ({ query }: Pick<At, 'query'>): RequestsQuery => ({
  state: requestStates.find((state) => state === query.get('state')),
  page: pageParam(query),
});

export const requestsLink = ({ state, page }: RequestsQuery): string =>
  paths.requests.to({ state, page: page > 1 ? page : undefined });
