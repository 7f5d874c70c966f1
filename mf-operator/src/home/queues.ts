import type { WorkQueue } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';

/** Where the work of each queue is done. */
export const queueLinks: Partial<Record<WorkQueue['queue'], string>> = {
  'orders-new': paths.orders.to({ status: 'NEW' }),
  'orders-processing': paths.orders.to({ status: 'PROCESSING' }),
  'orders-rejected': paths.orders.to({ status: 'REJECT' }),
  'cancel-requests': paths.orders.to({ waits: 'cancel' }),
  'manual-refunds': paths.orders.to({ waits: 'refund' }),
  'payments-in-review': paths.orders.to({ waits: 'review' }),
  'plan-payments-in-review': paths.memberships.to({ waits: 'review' }),
  reviews: paths.reviews.to({ show: 'PENDING' }),
  payouts: paths.payouts.to({ status: 'REQUESTED' }),
  'locked-rewards': paths.rewards.to({ status: 'LOCK' }),
  providers: paths.providers.to({ status: 'NEW' }),
  solutions: paths.solutions.to({ status: 'PENDING' }),
  'chat-tickets': paths.inbox.to(),
  'failed-mails': paths.outbox.to({ state: 'FAILED' }),
  returns: paths.returns.to({ status: 'NEW' }),
};
