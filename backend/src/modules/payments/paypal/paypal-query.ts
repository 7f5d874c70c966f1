import { Value } from 'typebox/value';
import { NO_ANSWER } from '../gateway-http';
import type { AttemptAtGateway, QueryResult } from '../provider';
import type { PaypalApi } from './paypal-api';
import { chargeOf } from './paypal-money';
import {
  captureOf,
  isRefusal,
  issueOf,
  knownCode,
  outcomeOfCapture,
  ownCodes,
  PaypalOrder,
  unapproved,
} from './paypal-order';

interface Options {
  api: PaypalApi;
  timeoutMs: number;
}

/**
 * Asks for an order, and takes the money of one that was approved: anyone who closes the browser right after approving
 * has paid nevertheless. An order that is for other money than the attempt is never taken.
 */
export function createPaypalQuery({ api, timeoutMs }: Options) {
  return async function query(
    attempt: AttemptAtGateway,
    callerTimeoutMs: number = timeoutMs,
    mayTake = true,
  ): Promise<QueryResult> {
    if (attempt.providerRef === null) return { kind: 'notFound', raw: '', signatureOk: true };
    const path = `/v2/checkout/orders/${encodeURIComponent(attempt.providerRef)}`;
    const until = performance.now() + Math.min(timeoutMs, callerTimeoutMs);

    const before = await ask();
    if (before.kind !== 'order' || before.order.status !== 'APPROVED') return told(before);
    const money = orderCharge(before.order);
    if (money?.minor !== attempt.chargeMinor || money.currency !== attempt.currency) {
      return outcome(before.raw, { outcome: 'review', charge: money, providerCode: ownCodes.review });
    }
    if (!mayTake) return told({ ...before, order: unapprovedAgain(before.order) });
    return take(before);

    async function ask(): Promise<Found> {
      return found(await api.call({ path, until }), attempt);
    }

    async function take({ order, raw }: Extract<Found, { kind: 'order' }>): Promise<QueryResult> {
      const answer = await api.call({
        path: `${path}/capture`,
        body: '{}',
        requestId: `${attempt.merchantRef}-capture`,
        until,
      });
      if (answer?.status !== 422) return told(found(answer, attempt));
      const issue = issueOf(answer.json);
      // Another of our questions was faster.
      if (issue === 'ORDER_ALREADY_CAPTURED') return told(await ask());
      if (issue === 'ORDER_NOT_APPROVED') return told({ kind: 'order', order: unapprovedAgain(order), raw });
      // Nobody knows what it means for the money: it is asked again.
      if (!isRefusal(issue)) return told({ kind: 'unknown', raw: answer.raw });
      return outcome(answer.raw, { outcome: 'failed', charge: orderCharge(order), providerCode: issue });
    }
  };
}

type Found =
  | { kind: 'order'; order: PaypalOrder; raw: string }
  | { kind: 'notFound'; raw: string }
  | { kind: 'unknown'; raw: string };

/** An answer about another order is none. */
function found(answer: Awaited<ReturnType<PaypalApi['call']>>, attempt: AttemptAtGateway): Found {
  if (!answer) return { kind: 'unknown', raw: NO_ANSWER };
  const { status, json, raw } = answer;
  if (status === 404) return { kind: issueOf(json) === '' ? 'unknown' : 'notFound', raw };
  if ((status !== 200 && status !== 201) || !Value.Check(PaypalOrder, json)) return { kind: 'unknown', raw };
  const isOurs = json.id === attempt.providerRef && json.purchase_units[0]?.custom_id === attempt.merchantRef;
  return isOurs ? { kind: 'order', order: json, raw } : { kind: 'unknown', raw };
}

function told(read: Found): QueryResult {
  const { raw } = read;
  if (read.kind === 'unknown') return { kind: 'unknown', raw, signatureOk: false };
  if (read.kind === 'notFound') return { kind: 'notFound', raw, signatureOk: true };
  const { order } = read;
  const capture = captureOf(order);
  if (capture) {
    const result = outcomeOfCapture(capture.status);
    return outcome(raw, {
      outcome: result,
      charge: chargeOf(capture.amount),
      providerTxnId: capture.id,
      providerCode: result === 'paid' ? ownCodes.paid : knownCode(capture.status),
      ...(result === 'processing' && { stage: 'underway' }),
    });
  }
  const charge = orderCharge(order);
  if (order.status === 'VOIDED') return outcome(raw, { outcome: 'failed', charge, providerCode: 'VOIDED' });
  return outcome(raw, {
    outcome: 'processing',
    charge,
    ...(unapproved.includes(order.status) && { stage: 'awaitsBuyer' }),
  });
}

type Told = Partial<Extract<QueryResult, { kind: 'outcome' }>> &
  Pick<Extract<QueryResult, { kind: 'outcome' }>, 'outcome' | 'charge'>;

const outcome = (raw: string, said: Told): QueryResult => ({
  kind: 'outcome',
  raw,
  signatureOk: true,
  providerTxnId: null,
  ...said,
});

const orderCharge = ({ purchase_units: [unit] }: PaypalOrder) => (unit ? chargeOf(unit.amount) : null);

/** The buyer has to agree again. */
const unapprovedAgain = (order: PaypalOrder): PaypalOrder => ({ ...order, status: 'PAYER_ACTION_REQUIRED' });
