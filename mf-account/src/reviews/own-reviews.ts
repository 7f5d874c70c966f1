import type { OwnReview, Paged, WaitingProduct } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';

export interface OwnReviewsQuery {
  page: number;
  /** Of the products' names. */
  language: string;
}

const limit = 10;

/** What the customer has written, by page. */
export const ownReviews = resource<OwnReviewsQuery, Paged<OwnReview>>({
  name: 'account/ownReviews',
  key: ({ page, language }) => `${language} ${page}`,
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
export const waitingReviews = resource<{ language: string }, WaitingProduct[]>({
  name: 'account/waitingReviews',
  key: ({ language }) => language,
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<WaitingProduct[]>('main/review/waiting', { signal }))?.data;
  },
});
