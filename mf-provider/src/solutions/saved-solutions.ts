import { selectWishlist, wishlistSet } from '@storefront/shared/cart';
import type { MergedSolutions, Paged, SavedSolution, SavedSolutionIds } from '@storefront/shared/contracts';
import {
  createMutation,
  createQuery,
  noticeShown,
  put,
  select,
  type ApiContext,
} from '@storefront/shared/store';

const limit = 12;

/** The solutions that the account saved, the latest first. */
export const savedSolutions = createQuery<{ page: number; language: string }, Paged<SavedSolution>>({
  name: 'provider/savedSolutions',
  keyOf: ({ page, language }) => `${language} ${String(page)}`,
  isPersonal: true,
  fetch: async ({ http, signal }, { page }) =>
    (
      await http.getWithBearer<Paged<SavedSolution>>('main/solution/favourite', {
        params: { page, limit },
        signal,
      })
    )?.data,
});

/** Saves a solution to the account or removes it. The heart has changed already, and changes back when this fails. */
export const savingSolution = createMutation<{ id: string; isSaved: boolean }>({
  name: 'provider/savingSolution',
  policy: 'perKey',
  keyOf: ({ id }) => id,
  isPersonal: true,
  async send({ http, signal }, { id, isSaved }) {
    const path = `main/solution/${encodeURIComponent(id)}/favourite` as const;
    if (isSaved) await http.post(path, {}, { signal, isPersonal: true });
    else await http.delete(path, { signal, isPersonal: true });
  },
  *onSuccess(_data, { isSaved }) {
    yield* put(savedSolutions.invalidate());
    if (isSaved) yield* put(noticeShown('AddFavouriteSolutionSuccess'));
  },
  *onError({ code }, { id, isSaved }) {
    if (code === 'FAVOURITE_EXISTING') {
      yield* put(noticeShown('provider:AlreadySaved'));
      return;
    }
    // Another device removed it before.
    if (!isSaved && code === 'FAVOURITE_NOT_FOUND') return;
    const others = (yield* select(selectWishlist)).filter((item) => item.id !== id);
    yield* put(wishlistSet(isSaved ? others : [...others, { id, kind: 'solution' }]));
    yield* put(noticeShown(isSaved ? (refusals[code] ?? 'provider:NotSaved') : 'provider:NotRemoved'));
  },
});

const refusals: Partial<Record<string, `provider:${string}`>> = {
  SOLUTION_NOT_FOUND: 'provider:SolutionGone',
  TOO_MANY_FAVOURITES: 'provider:TooManySaved',
};

export const fetchSavedIds = async ({ http, signal }: ApiContext): Promise<SavedSolutionIds | undefined> =>
  (
    await http.getWithBearer<SavedSolutionIds>('main/solution/favourite/ids', {
      signal,
      isTracked: false,
    })
  )?.data;

export const mergeSaved = async ({ http, signal }: ApiContext, ids: string[]): Promise<MergedSolutions> =>
  (await http.post<MergedSolutions>('main/solution/favourite/merge', { ids }, { signal, isPersonal: true }))
    .data;
