import type { SentSolutionRequest } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';

interface Consulting {
  solutionId: string;
  message: string;
  idempotencyKey: string;
}

/** Asks a provider for advice on a solution; one request per solution is open at a time. */
export const consulting = createMutation<Consulting, SentSolutionRequest>({
  name: 'provider/consulting',
  policy: 'perKey',
  keyOf: ({ solutionId }) => solutionId,
  isPersonal: true,
  async send({ http, signal }, { solutionId, message, idempotencyKey }) {
    const path = `main/solution/${encodeURIComponent(solutionId)}/request` as const;
    const options = { signal, isPersonal: true, idempotencyKey };
    return (await http.post<SentSolutionRequest>(path, { type: 'CONSULT', message }, options)).data;
  },
});
