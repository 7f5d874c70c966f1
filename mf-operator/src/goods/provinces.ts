import type { Division } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The provinces of Vietnam. */
export const provinces = createQuery<null, Division[]>({
  name: 'operator/provinces',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) => (await http.get<Division[]>('main/address/provices', { signal })).data,
});
