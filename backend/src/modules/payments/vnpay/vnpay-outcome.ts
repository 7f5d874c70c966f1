import type { Outcome } from '../provider';

/** The codes that the shop has words for; any other is told as 99. */
const known = ['00', '07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99'];

export interface VnpayOutcome {
  outcome: Outcome;
  providerCode: string;
}

/**
 * What a notification means. Money counts only when both codes say so; whenever they leave open that money
 * was taken, people look at it before anything is shipped or asked to be paid again.
 */
export function outcomeOf(responseCode: string, transactionStatus: string): VnpayOutcome {
  if (responseCode === '00' && transactionStatus === '00') return { outcome: 'paid', providerCode: '00' };
  if (responseCode === '07' || mayHoldMoney(transactionStatus))
    return { outcome: 'review', providerCode: '07' };
  if (responseCode === '00') {
    return transactionStatus === '02'
      ? { outcome: 'failed', providerCode: '99' }
      : { outcome: 'processing', providerCode: '00' };
  }
  if (transactionStatus === '00') return { outcome: 'review', providerCode: '07' };
  if (responseCode === '24') return { outcome: 'cancelled', providerCode: '24' };
  if (responseCode === '11') return { outcome: 'expired', providerCode: '11' };
  return { outcome: 'failed', providerCode: known.includes(responseCode) ? responseCode : '99' };
}

/** Reversed, refunding, refunded, suspected: the bank has moved something. */
const mayHoldMoney = (status: string) => ['04', '05', '06', '07', '09'].includes(status);

/** What a query's transaction status means for the payment itself. */
export function outcomeOfStatus(status: string): Outcome {
  if (status === '00') return 'paid';
  if (status === '01') return 'processing';
  return mayHoldMoney(status) ? 'review' : 'failed';
}
