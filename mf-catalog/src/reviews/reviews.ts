import type { Language, ReviewPage, ReviewReport, WrittenReview } from '@storefront/shared/contracts';
import { all, createMutation, createQuery } from '@storefront/shared/store';
import { photosSaga, photosSlice } from './review-photos';
import { firstReviews, reviewKey, type ReviewQuery } from './review-query';
import { votesSaga, votesSlice } from './review-votes';
import { fetchReviews, sendReport, sendReview, type Writing } from './reviews-api';

/** What is said of a product, page by page. */
export const reviews = createQuery<ReviewQuery, ReviewPage>({
  name: 'catalog/reviews',
  keyOf: reviewKey,
  isPersonal: true,
  fetch: fetchReviews,
});

/** The review that somebody is writing. */
export const reviewWriting = createMutation<Writing, WrittenReview>({
  name: 'catalog/reviewWriting',
  isPersonal: true,
  send: sendReview,
});

/** What somebody tells the shop of a review. */
export const reviewReport = createMutation<ReviewReport & { id: string }, { id: string }>({
  name: 'catalog/reviewReport',
  isPersonal: true,
  send: sendReport,
});

/** What a page with reviews asks for: the newest of them, with their average. */
export const reviewNeeds = (slug: string, language: Language) => [
  reviews.fetch(firstReviews(slug, language)),
];

export const reviewSlices = [reviews.slice, reviewWriting.slice, reviewReport.slice, votesSlice, photosSlice];

export function* reviewSaga() {
  yield* all([reviews.saga, reviewWriting.saga, reviewReport.saga, votesSaga, photosSaga]);
}
