import type { VirtualClock } from '../../clock';
import type { AlepayConfig } from '../../config';
import { createDesk, type DeskPayment } from '../desk/desk';
import type { FaultBoard } from '../faults';
import type { RetryPolicy } from '../notifier';
import { alepayMessage } from './alepay-codes';
import { double, toJson, webhookSeal } from './alepay-seal';

export interface AlepayDetails {
  transactionCode: string;
  amount: number;
  currency: string;
  status: string;
  returnUrl: string;
  cancelUrl: string;
  /** Until when it may be paid. */
  expiresAt: Date;
  method: string | null;
  buyer: { name: string; email: string; phone: string };
  refunds: { code: string; amount: number }[];
}
export type AlepayPayment = DeskPayment<AlepayDetails>;

interface Dependencies {
  alepay: AlepayConfig;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  policy: RetryPolicy;
}

/** Alepay's desk: news is a status, with an MD5 over three values. */
export function createAlepayDesk({ alepay, ...common }: Dependencies) {
  return createDesk<AlepayDetails, { status: string }>({
    gateway: 'ALEPAY',
    ...common,
    write({ reference, details, locale }, { status }, tamper) {
      const amount = double(details.amount);
      const checksum = webhookSeal(reference, amount, details.transactionCode, alepay.checksumKey);
      const info = {
        orderCode: tamper === 'unknown-txn-ref' ? 'UNKNOWNREFERENCE' : reference,
        transactionCode: details.transactionCode,
        amount: tamper === 'wrong-amount' ? double(details.amount + 1) : amount,
        currency: details.currency,
        status,
        message: alepayMessage(status, locale),
        method: details.method ?? 'ATM_ON',
        buyerName: details.buyer.name,
        buyerEmail: details.buyer.email,
        buyerPhone: details.buyer.phone,
      };
      const sent =
        tamper === 'forged-hash'
          ? webhookSeal('forged', checksum)
          : tamper === 'upper-case-hash'
            ? checksum.toUpperCase()
            : checksum;
      const body = `{"transactionInfo":${toJson(info)},"checksum":"${sent}"}`;
      return {
        what: `${status}${tamper === 'none' ? '' : ` · ${tamper}`}`,
        url: alepay.webhookUrl,
        headers: { 'content-type': 'application/json' },
        body: tamper === 'truncated' ? body.slice(0, body.length / 2) : body,
      };
    },
  });
}
export type AlepayDesk = ReturnType<typeof createAlepayDesk>;

/** What a shopper's deed or a bank's decision comes to; the address to go back to. */
export function createAlepayEnding(desk: AlepayDesk) {
  return async function end(payment: AlepayPayment, status: string): Promise<string> {
    const { details } = payment;
    const isFirst = payment.result === null;
    const isNews = payment.result !== status;
    details.status = status;
    payment.result = status;
    // Of a failure it says nothing; of any change of what was told before it does.
    if (isNews && (status === '000' || !isFirst)) await desk.tell(payment, { status });
    const url = new URL(status === '177' ? details.cancelUrl : details.returnUrl);
    url.searchParams.set('errorCode', status);
    url.searchParams.set('transactionCode', details.transactionCode);
    url.searchParams.set('cancel', String(status === '177'));
    return url.href;
  };
}
