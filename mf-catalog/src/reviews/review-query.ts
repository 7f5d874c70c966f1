import type { Language, ReviewSort } from '@storefront/shared/contracts';

/** What readers choose of the reviews of a product. */
export interface ReviewChoice {
  sort: ReviewSort;
  /** Only those with so many stars. */
  rating: number | null;
  withPhotos: boolean;
}
/** One page of reviews. */
export interface ReviewQuery extends ReviewChoice {
  slug: string;
  language: Language;
  page: number;
}

export const sorts: readonly ReviewSort[] = ['newest', 'helpful', 'rating-high', 'rating-low'];
export const everything: ReviewChoice = { sort: 'newest', rating: null, withPhotos: false };
export const reviewsAtOnce = 5;

/** What a product's page shows at first. */
export const firstReviews = (slug: string, language: Language): ReviewQuery => ({
  ...everything,
  slug,
  language,
  page: 1,
});

export const reviewKey = ({ slug, language, page, sort, rating, withPhotos }: ReviewQuery): string =>
  JSON.stringify([language, slug, sort, rating, withPhotos, page]);

export const toWire = ({ slug, page, sort, rating, withPhotos }: ReviewQuery) => ({
  slug,
  page,
  limit: reviewsAtOnce,
  sort,
  ...(rating !== null && { rating }),
  ...(withPhotos && { withPhotos }),
});
