import {
  pageParam,
  type At,
  type ProviderDecision,
  type ProviderStatus,
  type StaffProviderDetail,
  type StaffProviderPage,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const providerStatuses = ['NEW', 'APPROVED', 'REJECTED', 'LOCKED'] as const;

export interface ProvidersQuery {
  status: ProviderStatus | undefined;
  /** Those whose new name waits. */
  isNameWanted: boolean;
  search: string | undefined;
  page: number;
}

export const parseProvidersQuery = ({ query }: Pick<At, 'query'>): ProvidersQuery => ({
  status: providerStatuses.find((status) => status === query.get('status')),
  isNameWanted: query.get('waits') === 'name',
  search: query.get('search')?.slice(0, 100) || undefined,
  page: pageParam(query),
});

/** Providers, those that registered first at the top. */
export const providers = createQuery<ProvidersQuery, StaffProviderPage>({
  name: 'operator/providers',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, { status, isNameWanted, search, page }) =>
    (
      await http.getWithBearer<StaffProviderPage>('main/admin/provider', {
        params: { status, nameWanted: isNameWanted || undefined, search, page, limit: 20 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/provider/${encodeURIComponent(id)}` as const;

export const providerDetail = createQuery<string, StaffProviderDetail>({
  name: 'operator/provider',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffProviderDetail>(pathOf(id), { signal }))?.data,
});

function* forget() {
  yield* put(providers.invalidate());
  yield* put(providerDetail.invalidate());
}

export interface Decision {
  id: string;
  /** The version that the page shows. */
  version: number;
  status: ProviderDecision['status'];
  reason: string;
}

/** Approves, rejects, locks or unlocks a provider. */
export const decidingProvider = createMutation<Decision, StaffProviderDetail>({
  name: 'operator/providerDecision',
  isPersonal: true,
  send: async ({ http, signal }, { id, status, version, reason }) =>
    (
      await http.put<StaffProviderDetail>(
        `${pathOf(id)}/status`,
        { status, version, ...(reason && { reason }) },
        { signal, isPersonal: true },
      )
    ).data,
  onSuccess: forget,
  // The provider or someone else was faster: what is fetched next is theirs.
  onError: forget,
});

export interface NameAnswer {
  id: string;
  version: number;
  name: string;
  accept: boolean;
  reason: string;
}

/** Accepts or refuses the new name of a provider. */
export const decidingName = createMutation<NameAnswer, StaffProviderDetail>({
  name: 'operator/providerName',
  isPersonal: true,
  send: async ({ http, signal }, { id, name, accept, version, reason }) =>
    (
      await http.put<StaffProviderDetail>(
        `${pathOf(id)}/name`,
        { name, accept, version, ...(reason && { reason }) },
        { signal, isPersonal: true },
      )
    ).data,
  onSuccess: forget,
  // The provider or someone else was faster: what is fetched next is theirs.
  onError: forget,
});
