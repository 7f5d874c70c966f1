import type { MembershipPaymentState } from '@storefront/shared/contracts';

/** What a provider is told of a payment. */
export type PaymentResult =
  | 'success'
  | 'failed'
  | 'cancelled'
  | 'processing'
  | 'waitingBuyer'
  | 'waitingMerchant'
  | 'unpaid'
  | 'closed';

/** Only the purchase itself says paid; the rest is told as what it is. */
export function resultOf({ status, attempt }: MembershipPaymentState): PaymentResult {
  if (status === 'PAID') return 'success';
  if (attempt?.outcome === 'waiting')
    return attempt.waitingFor === 'MERCHANT' ? 'waitingMerchant' : 'waitingBuyer';
  if (attempt?.outcome === 'processing') return 'processing';
  // Money that came after the end of a purchase is sent back.
  if (status !== 'PENDING') return 'closed';
  if (!attempt) return 'unpaid';
  return attempt.outcome === 'success' ? 'processing' : attempt.outcome;
}
