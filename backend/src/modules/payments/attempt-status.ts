import type { PaymentOutcome } from './payments.schema';
import type { Outcome } from './provider';
import type { AttemptStatus } from './payments.tables';

const reached: Record<Outcome, AttemptStatus> = {
  paid: 'SUCCEEDED',
  processing: 'PROCESSING',
  review: 'REVIEW',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
};

const finals: AttemptStatus[] = ['SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED'];
export const isFinal = (status: AttemptStatus) => finals.includes(status);
/** States in which the gateway may still tell something by itself. */
export const openStatuses: AttemptStatus[] = ['CREATED', 'PENDING', 'PROCESSING', 'REVIEW'];

/**
 * Where news takes an attempt; null when it stays. Paid is for ever. What failed may still turn out to be
 * paid, and nothing else. Under review, only an end is news.
 */
export function nextStatus(current: AttemptStatus, news: Outcome): AttemptStatus | null {
  const next = reached[news];
  if (current === 'SUCCEEDED' || current === next) return null;
  if (news === 'paid') return next;
  if (isFinal(current)) return null;
  if (current === 'REVIEW') return isFinal(next) ? 'FAILED' : null;
  return next;
}

/** What people see of an attempt. */
export function outcomeOfAttempt(status: AttemptStatus): {
  outcome: PaymentOutcome;
  waitingFor?: 'BUYER' | 'MERCHANT';
} {
  switch (status) {
    case 'SUCCEEDED':
      return { outcome: 'success' };
    case 'CANCELLED':
      return { outcome: 'cancelled' };
    case 'FAILED':
    case 'EXPIRED':
      return { outcome: 'failed' };
    case 'PROCESSING':
      return { outcome: 'processing' };
    case 'REVIEW':
      return { outcome: 'waiting', waitingFor: 'MERCHANT' };
    case 'CREATED':
    case 'PENDING':
      return { outcome: 'waiting', waitingFor: 'BUYER' };
  }
}
