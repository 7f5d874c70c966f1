import { lazyHydrate } from '@storefront/shared/ui';

/** What few carts show; who has none of it loads none of it. */
export const LateSavedLines = lazyHydrate(() => import('./saved-lines').then(({ SavedLines }) => SavedLines));
export const LateMergeReport = lazyHydrate(() =>
  import('./merge-report-banner').then(({ MergeReportBanner }) => MergeReportBanner),
);
