import type { OwnReview, Paged, WaitingProduct } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

export interface OwnReviewsQuery {
  page: number;
  /** Of the products' names. */
  language: string;
}

const limit = 10;

/** What the customer has written, by page. */
export const ownReviews = createQuery<OwnReviewsQuery, Paged<OwnReview>>({
  name: 'account/ownReviews',
  keyOf: ({ page, language }) => `${language} ${page}`,
  isPersonal: true,
  async fetch({ http, signal }, { page }) {
    const answer = await http.getWithBearer<Paged<OwnReview>>('main/review/mine', {
      params: { page, limit },
      signal,
    });
    return answer?.data;
  },
});

/** What was bought, has come and was not reviewed. */
export const waitingReviews = createQuery<{ language: string }, WaitingProduct[]>({
  name: 'account/waitingReviews',
  keyOf: ({ language }) => language,
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<WaitingProduct[]>('main/review/waiting', { signal }))?.data;
  },
});
