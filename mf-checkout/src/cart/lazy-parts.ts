import { lazyHydrate } from '@storefront/shared/ui';

/** What few carts show; who has none of it loads none of it. */
export const LazySavedLines = lazyHydrate(() => import('./saved-lines').then(({ SavedLines }) => SavedLines));
export const LazyMergeReport = lazyHydrate(() =>
  import('./merge-report-banner').then(({ MergeReportBanner }) => MergeReportBanner),
);
