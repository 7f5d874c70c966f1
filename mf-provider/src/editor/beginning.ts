import type { NewSolution, OwnSolution } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';

/** Begins a draft, which then saves itself. */
export const beginning = createMutation<{ body: NewSolution; idempotencyKey: string }, OwnSolution>({
  name: 'provider/beginning',
  isPersonal: true,
  async send({ http, signal }, { body, idempotencyKey }) {
    const options = { signal, isPersonal: true, idempotencyKey };
    return (await http.post<OwnSolution>('main/solution', body, options)).data;
  },
});
