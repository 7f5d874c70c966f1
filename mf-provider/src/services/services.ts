import type { ProviderService, ProviderServiceBody, ProviderServices } from '@storefront/shared/contracts';
import { createMutation, createQuery, put, servicesReceived } from '@storefront/shared/store';

export const maxServices = 50;

/** What the provider offers beside its solutions. */
export const services = createQuery<null, ProviderServices>({
  name: 'provider/services',
  keyOf: () => 'own',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<ProviderServices>('main/service', { signal }))?.data,
  *onSuccess({ data }) {
    yield* put(servicesReceived(data));
  },
});

const pathOf = (id: string) => `main/service/${encodeURIComponent(id)}` as const;

interface Saving {
  /** Null for a new one. */
  id: string | null;
  body: ProviderServiceBody;
  idempotencyKey: string;
}

/** Adds a service, or changes the one with this id. */
export const savingService = createMutation<Saving, ProviderService>({
  name: 'provider/savingService',
  isPersonal: true,
  async send({ http, signal }, { id, body, idempotencyKey }) {
    const options = { signal, isPersonal: true };
    const answer =
      id === null
        ? await http.post<ProviderService>('main/service', body, { ...options, idempotencyKey })
        : await http.put<ProviderService>(pathOf(id), body, options);
    return answer.data;
  },
  *onSuccess() {
    yield* put(services.refetch(null));
  },
});

export const removingService = createMutation<string, null>({
  name: 'provider/removingService',
  isPersonal: true,
  async send({ http, signal }, id) {
    await http.delete<null>(pathOf(id), { signal, isPersonal: true });
    return null;
  },
  *onSuccess() {
    yield* put(services.refetch(null));
  },
});
