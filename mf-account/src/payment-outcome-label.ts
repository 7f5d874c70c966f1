import type { PaymentAttempt } from '@storefront/shared/contracts';

/** The word of an outcome; for waiting, who is waited for. */
export function paymentOutcomeLabel({ outcome, waitingFor }: Pick<PaymentAttempt, 'outcome' | 'waitingFor'>) {
  return outcome === 'waiting' ? (waitingFor ?? 'BUYER') : outcome;
}
