import type { OrderSummary, PathTo } from '@storefront/shared/contracts';
import { paths } from './paths/paths';

type Payable = Pick<OrderSummary, 'id' | 'status' | 'paymentMethod' | 'paymentAction'>;

type NextAction =
  | { kind: 'pay'; word: 'PAY' | 'PAY_AGAIN'; to: string | null }
  | { kind: 'look'; word: 'track' | 'view'; to: string };

/** An order that is lost unless it is paid; one paid at the door can wait. */
export function isPaymentDue({ paymentMethod, paymentAction }: Payable): boolean {
  return paymentMethod !== 'COD' && paymentAction !== 'NONE';
}

/** What is shown before all else: money or somebody at the door is waited for. */
export function needsAttention(order: Payable): boolean {
  return isPaymentDue(order) || order.status === 'DELIVERING';
}

/** The one thing to do about an order now. */
export function nextAction(order: Payable, pathTo: PathTo): NextAction {
  if (isPaymentDue(order)) {
    const word = order.paymentAction === 'PAY_AGAIN' ? 'PAY_AGAIN' : 'PAY';
    return { kind: 'pay', word, to: pathTo('checkout/result', { orderId: order.id }) };
  }
  const word = order.status === 'DELIVERING' ? 'track' : 'view';
  return { kind: 'look', word, to: paths.order.to(order.id) };
}
