import { late } from '@storefront/shared/ui';

/** What few carts show; who has none of it loads none of it. */
export const LateSavedLines = late(() => import('./saved-lines').then(({ SavedLines }) => SavedLines));
export const LateMergeReport = late(() =>
  import('./merge-report-banner').then(({ MergeReportBanner }) => MergeReportBanner),
);
