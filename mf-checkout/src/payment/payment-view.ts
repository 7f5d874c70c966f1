import type { PaymentState } from '@storefront/shared/contracts';

/** What a shopper is told of an order's money. */
export type PaymentView =
  | 'paid'
  | 'cod'
  | 'failed'
  | 'cancelled'
  | 'processing'
  | 'waitingBuyer'
  | 'waitingMerchant'
  | 'unpaid'
  | 'interrupted'
  | 'orderCancelled'
  | 'moneyReturns';

/** Only the order's own payment status says paid; all else is told as what it is. */
export function viewOf({ paymentStatus, orderStatus, paymentMethod, attempt }: PaymentState): PaymentView {
  // An order that has ended counts as paid until its money is back, which is not what its shopper waits for.
  if (orderStatus === 'CANCEL' && attempt?.outcome === 'success') return 'moneyReturns';
  if (paymentStatus === 'paid') return 'paid';
  if (attempt?.outcome === 'success') return 'moneyReturns';
  if (orderStatus === 'CANCEL')
    return attempt?.waitingFor === 'MERCHANT' ? 'waitingMerchant' : 'orderCancelled';
  if (paymentMethod === 'COD') return 'cod';
  if (!attempt) return 'unpaid';
  if (attempt.providerCode === 'UNREACHABLE') return 'interrupted';
  if (attempt.outcome === 'waiting')
    return attempt.waitingFor === 'MERCHANT' ? 'waitingMerchant' : 'waitingBuyer';
  return attempt.outcome;
}

/** The 13 codes of the gateway that have words of their own. */
export const gatewayCodes = [
  '00',
  '07',
  '09',
  '10',
  '11',
  '12',
  '13',
  '24',
  '51',
  '65',
  '75',
  '79',
  '99',
] as const;
export type GatewayCode = (typeof gatewayCodes)[number];

/** A code with words; any other is "other errors". */
export function knownCode(code: string | undefined): GatewayCode {
  return gatewayCodes.find((one) => one === code) ?? '99';
}
