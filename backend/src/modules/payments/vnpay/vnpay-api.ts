import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../lib/clock';
import { textFields } from '../gateway-http';
import type { AttemptAtGateway, QueryResult, RefundResult, RefundToSend } from '../provider';
import { chargeOf } from './vnpay-notification';
import { outcomeOfStatus } from './vnpay-outcome';
import { isSameSignature, signFields } from './vnpay-signature';
import { plainText } from './vnpay-text';
import { toVnpayDate, toVnpayDay } from './vnpay-time';

export interface VnpayApiOptions {
  apiUrl: string;
  tmnCode: string;
  hashSecret: string;
  clock: Clock;
  timeoutMs: number;
}

const VERSION = '2.1.0';
/** The address of this server; the gateway only records it. */
const SERVER_IP = '127.0.0.1';

type Body = Record<string, string>;

const queryResponseFields = [
  'ResponseId',
  'Command',
  'ResponseCode',
  'Message',
  'TmnCode',
  'TxnRef',
  'Amount',
  'BankCode',
  'PayDate',
  'TransactionNo',
  'TransactionType',
  'TransactionStatus',
  'OrderInfo',
  'PromotionCode',
  'PromotionAmount',
];
const refundResponseFields = queryResponseFields.slice(0, 13);

export const queryRequestSignature = (secret: string, body: Body) =>
  signFields(
    secret,
    pick(body, [
      'RequestId',
      'Version',
      'Command',
      'TmnCode',
      'TxnRef',
      'TransactionDate',
      'CreateDate',
      'IpAddr',
      'OrderInfo',
    ]),
  );
export const refundRequestSignature = (secret: string, body: Body) =>
  signFields(
    secret,
    pick(body, [
      'RequestId',
      'Version',
      'Command',
      'TmnCode',
      'TransactionType',
      'TxnRef',
      'Amount',
      'TransactionNo',
      'TransactionDate',
      'CreateBy',
      'CreateDate',
      'IpAddr',
      'OrderInfo',
    ]),
  );
export const queryResponseSignature = (secret: string, body: Body) =>
  signFields(secret, pick(body, queryResponseFields));
export const refundResponseSignature = (secret: string, body: Body) =>
  signFields(secret, pick(body, refundResponseFields));

const pick = (body: Body, names: string[]) => names.map((name) => body[`vnp_${name}`] ?? '');

/** The server-to-server calls: asking for a payment and giving money back. */
export function createVnpayApi({ apiUrl, tmnCode, hashSecret, clock, timeoutMs }: VnpayApiOptions) {
  const common = (attempt: AttemptAtGateway, orderInfo: string) => ({
    vnp_Version: VERSION,
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: attempt.merchantRef,
    vnp_OrderInfo: plainText(orderInfo),
    vnp_TransactionDate: attempt.providerCreateDate ?? '',
    vnp_CreateDate: toVnpayDate(clock()),
    vnp_IpAddr: SERVER_IP,
    ...(attempt.providerTxnId && { vnp_TransactionNo: attempt.providerTxnId }),
  });

  /** An answer that does not come, is no JSON, or is not signed by the gateway is no answer. */
  async function call(
    body: Body,
    sign: (secret: string, answer: Body) => string,
    callerTimeoutMs: number = timeoutMs,
  ) {
    let raw = '';
    try {
      const response = await fetch(apiUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(Math.min(timeoutMs, callerTimeoutMs)),
        redirect: 'error',
      });
      raw = (await response.text()).slice(0, 10_000);
      const answer = textFields(JSON.parse(raw));
      const isSigned = isSameSignature(sign(hashSecret, answer), answer['vnp_SecureHash'] ?? '');
      const isOurs =
        answer['vnp_TmnCode'] === tmnCode &&
        answer['vnp_Command'] === body['vnp_Command'] &&
        ['', body['vnp_TxnRef']].includes(answer['vnp_TxnRef'] ?? '');
      return { raw, answer: isSigned && isOurs ? answer : null };
    } catch (error) {
      return { raw: raw || String(error), answer: null };
    }
  }

  async function query(attempt: AttemptAtGateway, callerTimeoutMs?: number): Promise<QueryResult> {
    const body: Body = {
      vnp_RequestId: randomBytes(16).toString('hex'),
      vnp_Command: 'querydr',
      ...common(attempt, `Truy van GD ${attempt.merchantRef}`),
    };
    body['vnp_SecureHash'] = queryRequestSignature(hashSecret, body);
    const { raw, answer } = await call(body, queryResponseSignature, callerTimeoutMs);
    if (!answer) return { kind: 'unknown', raw, signatureOk: false };
    const said = { raw, signatureOk: true };
    if (answer['vnp_ResponseCode'] === '91') return { kind: 'notFound', ...said };
    if (answer['vnp_ResponseCode'] !== '00' || answer['vnp_TxnRef'] !== attempt.merchantRef) {
      return { kind: 'unknown', ...said };
    }
    const status = answer['vnp_TransactionStatus'] ?? '';
    const refund = refundStates[status];
    return {
      kind: 'outcome',
      outcome: outcomeOfStatus(status),
      charge: chargeOf(answer['vnp_Amount'] ?? ''),
      providerTxnId: transactionNoOf(answer),
      ...(refund && { refund }),
      ...said,
    };
  }

  /** A request id counts for one day: sent on the next, the same refund would be taken for another one. */
  const isOfToday = (requestedAt: Date) => toVnpayDay(requestedAt) === toVnpayDay(clock());

  /** Null when the gateway knows of no refund of this payment, so that none can have been taken before. */
  async function refundSeen(attempt: AttemptAtGateway): Promise<RefundResult | null> {
    const asked = await query(attempt);
    const { raw, signatureOk } = asked;
    if (asked.kind !== 'outcome') return { kind: 'unknown', raw, signatureOk, providerCode: null };
    return asked.refund ? { kind: 'askedBefore', raw, signatureOk, providerCode: null } : null;
  }

  return {
    query,

    async refund(attempt: AttemptAtGateway, refund: RefundToSend): Promise<RefundResult> {
      const earlier = isOfToday(refund.requestedAt) ? null : await refundSeen(attempt);
      if (earlier) return earlier;
      const body: Body = {
        vnp_RequestId: refund.merchantRefundRef,
        vnp_Command: 'refund',
        vnp_TransactionType: refund.isFull ? '02' : '03',
        vnp_Amount: String(refund.amount * 100),
        vnp_CreateBy: plainText(refund.requestedBy, 245) || 'system',
        ...common(attempt, `Hoan tien GD ${attempt.merchantRef}`),
      };
      body['vnp_SecureHash'] = refundRequestSignature(hashSecret, body);
      const { raw, answer } = await call(body, refundResponseSignature);
      if (!answer) return { kind: 'unknown', raw, signatureOk: false, providerCode: null };
      const providerCode = answer['vnp_ResponseCode'] ?? '';
      return { kind: refundKind(providerCode, answer), raw, signatureOk: true, providerCode };
    },
  };
}

const refundStates: Record<string, 'processing' | 'succeeded' | 'rejected'> = {
  '05': 'processing',
  '06': 'succeeded',
  '09': 'rejected',
};

function refundKind(code: string, answer: Body): RefundResult['kind'] {
  if (code === '94') return 'askedBefore';
  if (code === '00') {
    const status = answer['vnp_TransactionStatus'] ?? '';
    if (status === '09') return 'rejected';
    return status === '06' || status === '00' ? 'succeeded' : 'processing';
  }
  return ['02', '03', '91', '95'].includes(code) ? 'rejected' : 'unknown';
}

function transactionNoOf(answer: Body) {
  const number = answer['vnp_TransactionNo'] ?? '';
  return number && number !== '0' ? number : null;
}
