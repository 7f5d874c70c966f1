import type { OwnSolutionRow, Paged, StatusCounts } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The provider's latest changed solutions, with how many there are in each state. */
export type OwnSolutionsOverview = Paged<OwnSolutionRow> & { counts: StatusCounts };

export const rejectedSolutions = createQuery<null, OwnSolutionsOverview>({
  name: 'provider/rejectedSolutions',
  keyOf: () => 'own',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (
      await http.getWithBearer<OwnSolutionsOverview>('main/solution', {
        params: { status: 'REJECTED', limit: 5 },
        signal,
      })
    )?.data,
});
