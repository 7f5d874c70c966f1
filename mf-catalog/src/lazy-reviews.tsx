import { lazyHydrate, Skeleton } from '@storefront/shared/ui';

// What a page that shows reviews brings with its own code: only what draws them comes late.
export { reviewNeeds, reviewSaga, reviewSlices } from './reviews/reviews';

/** What buyers say of a product; its code comes once the page stands. */
export const LazyReviews = lazyHydrate(
  async () => (await import(/* webpackChunkName: "reviews" */ './reviews/review-section')).ReviewSection,
  <Skeleton kind="block" height={480} />,
);
