import { joinModules } from '../lib/module';
import { createLowStock } from '../modules/catalogue/low-stock';
import { countWaitingTickets } from '../modules/chat-tickets/waiting-tickets';
import { dashboardModule } from '../modules/dashboard/dashboard.module';
import { countPlanPaymentsToCheck } from '../modules/memberships/waiting-payments';
import { createSalesFigures } from '../modules/orders/sales-figures';
import { countFailedMails } from '../modules/outbox/failed-mails';
import { createPaymentFigures } from '../modules/payments/payment-figures';
import { providerLookup } from '../modules/providers/provider-lookup';
import { countWaitingReturns } from '../modules/returns/waiting-returns';
import { countWaitingReviews } from '../modules/reviews/waiting-reviews';
import { countWaitingRewards } from '../modules/rewards/waiting-rewards';
import { createTrackingRepository } from '../modules/tracking/tracking.repository';
import type { Platform } from './platform';

/** Figures of all modules for operators. */
export function composeDashboard({ core: { db, clock }, services: { telemetry } }: Platform) {
  const sales = createSalesFigures(db);
  const payments = createPaymentFigures(db);
  return joinModules({}, [
    dashboardModule({
      clock,
      sales,
      payments,
      lowStock: createLowStock(db),
      pageViews: createTrackingRepository(db),
      telemetry,
      waiting: [
        async () => {
          const { cancelRequests, ...orders } = await sales.waiting();
          return {
            'orders-new': orders.new,
            'orders-processing': orders.processing,
            'orders-rejected': orders.rejected,
            'cancel-requests': cancelRequests,
          };
        },
        async () => ({ returns: await countWaitingReturns(db) }),
        async () => {
          const { manualRefunds, inReview } = await payments.waiting();
          return { 'manual-refunds': manualRefunds, 'payments-in-review': inReview };
        },
        async () => ({ 'plan-payments-in-review': await countPlanPaymentsToCheck(db) }),
        async () => ({ reviews: await countWaitingReviews(db) }),
        async () => {
          const { payouts, lockedRewards } = await countWaitingRewards(db);
          return { payouts, 'locked-rewards': lockedRewards };
        },
        async () => ({ providers: await providerLookup.countOf(db, 'NEW') }),
        async () => ({ 'chat-tickets': await countWaitingTickets(db) }),
        async () => ({ 'failed-mails': await countFailedMails(db) }),
      ],
    }),
  ]);
}
