import type { OrderDetail, PaymentAttempt } from '@storefront/shared/contracts';
import { paymentOutcomeLabel } from '../payment-outcome-label';

/** The codes of VNPAY that have words; 00 needs none. */
const vnpayCodes = ['07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'] as const;
type VnpayCode = (typeof vnpayCodes)[number];

/** What the gateway said about an attempt that did not simply succeed, when it has words. */
export function codeOf({ provider, providerCode }: PaymentAttempt): VnpayCode | undefined {
  return provider === 'VNPAY' ? vnpayCodes.find((code) => code === providerCode) : undefined;
}

/** Money may be under way: nobody should pay again, and there is nothing to do but wait. */
export function undecidedAttempt({
  attempts,
  paymentStatus,
}: OrderDetail): 'processing' | 'MERCHANT' | undefined {
  if (paymentStatus === 'paid') return undefined;
  const words = attempts.map(paymentOutcomeLabel);
  return (['processing', 'MERCHANT'] as const).find((word) => words.includes(word));
}
