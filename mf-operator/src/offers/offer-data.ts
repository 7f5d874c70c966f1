import {
  pageParam,
  type At,
  type OfferCounts,
  type OfferState,
  type PageMeta,
  type WrittenOffer,
} from '@storefront/shared/contracts';
import type { ApiPath } from '@storefront/shared/http';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const offerStates = ['RUNNING', 'PLANNED', 'ENDED', 'OFF'] as const satisfies OfferState[];

export interface OffersQuery {
  state: OfferState | undefined;
  /** What only this kind of offer is narrowed by. */
  kind: string;
  search: string;
  page: number;
}

/** What an address asks of a list; what it may not say is left out. */
export const parseOffersQuery = ({ query }: Pick<At, 'query'>): OffersQuery => ({
  state: offerStates.find((state) => state === query.get('state')),
  kind: query.get('kind') ?? '',
  search: (query.get('search') ?? '').trim().slice(0, 100),
  page: pageParam(query),
});

export interface OfferPage<Row> {
  data: Row[];
  meta: PageMeta;
  counts: OfferCounts;
}

/** What staff read and write of one kind of offer. */
export function createOfferData<Row, Offer, Body extends object>({
  name,
  path,
  kindParam,
  kinds = [],
}: {
  /** After `operator/`. */
  name: string;
  path: ApiPath;
  /** The API's name for `kind`, and its values. */
  kindParam?: string;
  kinds?: readonly string[];
}) {
  const list = createQuery<OffersQuery, OfferPage<Row>>({
    name: `operator/${name}`,
    keyOf: (query) => JSON.stringify(query),
    isPersonal: true,
    fetch: async ({ http, signal }, { state, kind, search, page }) =>
      (
        await http.getWithBearer<OfferPage<Row>>(path, {
          params: {
            page,
            limit: 20,
            state,
            search: search || undefined,
            ...(kindParam && kinds.includes(kind) && { [kindParam]: kind }),
          },
          signal,
        })
      )?.data,
  });
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}` as ApiPath;
  const one = createQuery<{ id: string }, Offer>({
    name: `operator/${name}One`,
    keyOf: ({ id }) => id,
    isPersonal: true,
    fetch: async ({ http, signal }, { id }) =>
      (await http.getWithBearer<Offer>(pathOf(id), { signal }))?.data,
  });

  /** What is shown of them is fetched again. */
  function* forget() {
    yield* put(list.invalidate());
    yield* put(one.invalidate());
  }
  return {
    list,
    one,
    /** Writes a new one, or changes the one with this id as it was at this version. */
    saving: createMutation<{ id: string | null; version: number; body: Body; key: string }, WrittenOffer>({
      name: `operator/${name}Saving`,
      isPersonal: true,
      send: async ({ http, signal }, { id, version, body, key }) =>
        (
          await (id === null
            ? http.post<WrittenOffer>(path, body, { signal, isPersonal: true, idempotencyKey: key })
            : http.put<WrittenOffer>(pathOf(id), { ...body, version }, { signal, isPersonal: true }))
        ).data,
      onSuccess: forget,
      // Someone else was faster: what is shown next is theirs.
      onError: forget,
    }),
    ending: createMutation<{ id: string; version: number; reason: string }, WrittenOffer>({
      name: `operator/${name}Ending`,
      isPersonal: true,
      send: async ({ http, signal }, { id, ...body }) =>
        (await http.put<WrittenOffer>(`${pathOf(id)}/end` as ApiPath, body, { signal, isPersonal: true }))
          .data,
      onSuccess: forget,
    }),
    removing: createMutation<{ id: string }, null>({
      name: `operator/${name}Removing`,
      isPersonal: true,
      send: async ({ http, signal }, { id }) =>
        (await http.delete<null>(pathOf(id), { signal, isPersonal: true })).data,
      onSuccess: forget,
    }),
  };
}

/** What the pages of one kind of offer bring to the store. */
export const partsOf = (
  ...parts: { slice: OfferSlice['slice']; saga: OfferSlice['saga'] }[]
): { slices: OfferSlice['slice'][]; saga: OfferSlice['saga'][] } => ({
  slices: parts.map(({ slice }) => slice),
  saga: parts.map(({ saga }) => saga),
});
type OfferSlice = ReturnType<typeof createQuery<unknown, unknown>>;
