import type { Provider } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import { createQuery } from '@storefront/shared/store';

/** The customer's registration as a provider; null for those who never sent one. */
export const ownProvider = createQuery<null, { provider: Provider | null }>({
  name: 'provider/own',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    try {
      const answer = await http.getWithBearer<Provider>('main/provider/me', { signal });
      return answer && { provider: answer.data };
    } catch (error) {
      if (toApiError(error).status === 404) return { provider: null };
      throw error;
    }
  },
});
