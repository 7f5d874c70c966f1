import { lazyHydrate } from '@storefront/shared/ui';

/** The form to write a review; its code comes with the first wish to write one. */
export const WriteReview = lazyHydrate(() =>
  import(/* webpackChunkName: "review-form" */ './write-review').then((part) => part.WriteReview),
);
