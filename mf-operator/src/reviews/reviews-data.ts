import {
  pageParam,
  type At,
  type DecidedReviews,
  type PageMeta,
  type ReviewDecisions,
  type ReviewStatus,
  type StaffReview,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const satisfies ReviewStatus[];
export const heldReasons = ['WORDS', 'LINK', 'CONTACT', 'REJECTED_BEFORE'] as const;

export interface ReviewsQuery {
  status: ReviewStatus | undefined;
  reported: boolean | undefined;
  rating: string | undefined;
  withPhotos: boolean | undefined;
  isReplied: boolean | undefined;
  heldFor: string | undefined;
  search: string | undefined;
  page: number;
}
const flag = (text: string | null) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** What an address asks of the queue; without anything, what waits. */
export function parseReviewsQuery({ query }: Pick<At, 'query'>): ReviewsQuery {
  const show = query.get('show') ?? 'PENDING';
  const rating = query.get('rating');
  return {
    status: reviewStatuses.find((status) => status === show),
    reported: show === 'reported' || undefined,
    rating: rating && /^[1-5]$/.test(rating) ? rating : undefined,
    withPhotos: flag(query.get('photos')),
    isReplied: flag(query.get('replied')),
    heldFor: heldReasons.find((reason) => reason === query.get('held')),
    search: (query.get('search') ?? '').trim().slice(0, 100) || undefined,
    page: pageParam(query),
  };
}

export interface ReviewQueue {
  data: StaffReview[];
  meta: PageMeta;
  counts: Record<ReviewStatus | 'reported', number>;
}

/** Reviews as staff work through them. */
export const reviewQueue = createQuery<ReviewsQuery, ReviewQueue>({
  name: 'operator/reviews',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<ReviewQueue>('main/admin/review', {
        params: { ...query, limit: 20 },
        signal,
      })
    )?.data,
});

/** The reviews as they were read: one that its author has changed since is not decided. */
export const asRead = (reviews: StaffReview[]) => ({
  ids: reviews.map(({ id }) => id),
  editedAt: Object.fromEntries(reviews.map(({ id, editedAt }) => [id, editedAt])),
});

/** Shows reviews, or refuses them with one reason; says what became of each. */
export const decidingReviews = createMutation<ReviewDecisions, DecidedReviews>({
  name: 'operator/decidingReviews',
  isPersonal: true,
  send: async ({ http, signal }, body) =>
    (await http.put<DecidedReviews>('main/admin/review/status', body, { signal, isPersonal: true })).data,
  *onSuccess() {
    yield* put(reviewQueue.invalidate());
  },
});

/** Answers one as the seller; nothing takes the answer away. */
export const replyingReview = createMutation<{ id: string; content: string }, StaffReview>({
  name: 'operator/replyingReview',
  isPersonal: true,
  send: async ({ http, signal }, { id, content }) =>
    (
      await http.put<StaffReview>(
        `main/admin/review/${encodeURIComponent(id)}/reply`,
        { content },
        { signal, isPersonal: true },
      )
    ).data,
  *onSuccess() {
    yield* put(reviewQueue.invalidate());
  },
});
