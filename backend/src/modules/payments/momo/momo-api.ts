import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../lib/clock';
import { askGateway, dongOf, isWebAddress, NO_ANSWER, textFields, type GatewayAnswer } from '../gateway-http';
import { isSameHmac } from '../hmac-sha256';
import type {
  AttemptAtGateway,
  Creation,
  PaymentToCreate,
  QueryResult,
  RefundResult,
  RefundToSend,
} from '../provider';
import { isRefusal, knownMomoCode, outcomeOfMomo, refundStateOf, stageOf } from './momo-codes';
import { transactionIdOf } from './momo-notification';
import { signMomo, type MomoFields, type MomoKeys } from './momo-signature';

export interface MomoApiOptions extends MomoKeys {
  /** The address under which `/create`, `/query` and `/refund` lie. */
  apiUrl: string;
  returnUrl: string;
  notifyUrl: string;
  clock: Clock;
  timeoutMs: number;
}

/** How long somebody who is on the way to the gateway waits. */
const CREATE_TIMEOUT_MS = 10_000;

/** The server-to-server calls: asking for a page to pay at, for a payment's state, and giving money back. */
export function createMomoApi(options: MomoApiOptions) {
  const { apiUrl, partnerCode, returnUrl, notifyUrl, clock, timeoutMs } = options;

  /** What MoMo said, when it speaks of what was asked. */
  async function call(
    path: 'create' | 'query' | 'refund',
    fields: MomoFields,
    callerTimeoutMs: number,
  ): Promise<{ raw: string; answer: GatewayAnswer | null; said: MomoFields | null }> {
    const signature = signMomo(path, options, fields);
    const { amount, transId, orderExpireTime, ...texts } = fields;
    const answer = await askGateway(`${apiUrl}/${path}`, {
      // What is a number at MoMo is sent as one.
      json: {
        ...texts,
        ...(amount !== undefined && { amount: Number(amount) }),
        ...(transId !== undefined && { transId: Number(transId) }),
        ...(orderExpireTime !== undefined && { orderExpireTime: Number(orderExpireTime) }),
        signature,
      },
      timeoutMs: Math.min(timeoutMs, callerTimeoutMs),
    });
    const raw = answer ? withoutKeys(answer.raw) : NO_ANSWER;
    const said = answer && answer.status < 500 ? textFields(answer.json) : null;
    const isOurs =
      said !== null &&
      /^\d+$/.test(said['resultCode'] ?? '') &&
      ['partnerCode', 'orderId', 'requestId'].every((name) => isSaidOf(said, name, fields));
    return { raw, answer, said: isOurs ? said : null };
  }

  async function create(payment: PaymentToCreate): Promise<Creation> {
    const fields: MomoFields = {
      partnerCode,
      requestId: payment.merchantRef,
      amount: String(payment.charge.minor),
      orderId: payment.merchantRef,
      orderInfo: payment.description.slice(0, 255),
      redirectUrl: returnUrl,
      ipnUrl: notifyUrl,
      requestType: payment.method === 'THEGHINO' ? 'payWithATM' : 'captureWallet',
      extraData: '',
      lang: payment.language,
      orderExpireTime: String(minutesUntil(payment.expiresAt, clock())),
    };
    const { raw, said } = await call('create', fields, CREATE_TIMEOUT_MS);
    if (!said) return { kind: 'unknown', raw };
    const code = said['resultCode'] ?? '';
    if (code === '40' || code === '41') return askedTwice(payment, code, raw);
    if (code !== '0') return { kind: 'refused', providerCode: knownMomoCode(code), raw };
    const { payUrl, signature } = said;
    const isSigned = signature === undefined || isSameHmac(signMomo('created', options, said), signature);
    const isWhole = ['partnerCode', 'orderId', 'amount'].every((name) => said[name] === fields[name]);
    if (!isSigned || !isWhole || !isWebAddress(payUrl)) return { kind: 'unknown', raw };
    return { kind: 'created', redirectUrl: payUrl, providerRef: null, providerCreateDate: null, raw };
  }

  /**
   * MoMo took this payment when it was asked before and the answer was lost; its page cannot be had again. Nobody was
   * led there, so unless it says otherwise the shopper begins again.
   */
  async function askedTwice(
    { merchantRef, amount, charge }: PaymentToCreate,
    code: string,
    raw: string,
  ): Promise<Creation> {
    const state = await query(
      {
        merchantRef,
        amount,
        chargeMinor: charge.minor,
        currency: charge.currency,
        providerCreateDate: null,
        providerRef: null,
        providerTxnId: null,
      },
      CREATE_TIMEOUT_MS,
    );
    const mayBePaid = state.kind === 'unknown' || (state.kind === 'outcome' && state.outcome === 'paid');
    return mayBePaid ? { kind: 'unknown', raw } : { kind: 'refused', providerCode: code, raw };
  }

  const ask = ({ merchantRef }: AttemptAtGateway, callerTimeoutMs: number) =>
    call(
      'query',
      { partnerCode, requestId: randomUUID(), orderId: merchantRef, lang: 'vi' },
      callerTimeoutMs,
    );

  async function query(attempt: AttemptAtGateway, callerTimeoutMs = timeoutMs): Promise<QueryResult> {
    const { raw, said } = await ask(attempt, callerTimeoutMs);
    const code = said?.['resultCode'] ?? '';
    if (said && code === '42') return { kind: 'notFound', raw, signatureOk: true };
    // The answer is not signed: it counts for what it names as ours, over TLS.
    if (!said || isRefusal(code) || !isNamed(said, attempt))
      return { kind: 'unknown', raw, signatureOk: false };
    const outcome = outcomeOfMomo(code);
    const stage = outcome === 'processing' ? stageOf(code) : undefined;
    return {
      kind: 'outcome',
      outcome,
      ...(stage && { stage }),
      charge: outcome === 'paid' ? dongOf(said['amount']) : chargeOf(attempt),
      providerTxnId: transactionIdOf(said['transId']),
      providerCode: knownMomoCode(code),
      raw,
      signatureOk: true,
    };
  }

  const isNamed = (said: MomoFields, { merchantRef }: AttemptAtGateway) =>
    said['partnerCode'] === partnerCode && said['orderId'] === merchantRef;

  async function refund(attempt: AttemptAtGateway, wanted: RefundToSend): Promise<RefundResult> {
    const { raw, said } = await call(
      'refund',
      {
        partnerCode,
        requestId: wanted.merchantRefundRef,
        orderId: wanted.merchantRefundRef,
        amount: String(wanted.chargeMinor),
        transId: attempt.providerTxnId ?? '0',
        lang: 'vi',
        description: `Hoàn tiền ${attempt.merchantRef}`,
      },
      timeoutMs,
    );
    if (!said) return { kind: 'unknown', raw, signatureOk: false, providerCode: null };
    const providerCode = said['resultCode'] ?? '';
    return { kind: refundStateOf(providerCode), raw, signatureOk: true, providerCode };
  }

  /** The payment's own state lists its refunds by our references. */
  async function queryRefund(
    attempt: AttemptAtGateway,
    { merchantRefundRef, chargeMinor }: RefundToSend,
  ): Promise<RefundResult> {
    const { raw, answer, said } = await ask(attempt, timeoutMs);
    if (!said || !isNamed(said, attempt)) {
      return { kind: 'unknown', raw, signatureOk: false, providerCode: null };
    }
    const found = refundsIn(answer?.json).find(
      ({ orderId, amount }) => orderId === merchantRefundRef && amount === String(chargeMinor),
    );
    const providerCode = found?.['resultCode'] ?? null;
    const kind = providerCode === null ? 'unknown' : refundStateOf(providerCode);
    return { kind, raw, signatureOk: true, providerCode };
  }

  return { create, query, refund, queryRefund };
}

/** What is left of the payment's time, in whole minutes as MoMo counts it and never none. */
const minutesUntil = (end: Date, now: Date) =>
  Math.max(1, Math.floor((end.getTime() - now.getTime()) / 60_000));

/** An answer may leave a name out, as refusals do; it may not give another's. */
const isSaidOf = (said: MomoFields, name: string, asked: MomoFields) =>
  said[name] === undefined || said[name] === asked[name];

/** What was not taken has no amount of its own. */
const chargeOf = ({ chargeMinor, currency }: AttemptAtGateway) => ({ minor: chargeMinor, currency });

function refundsIn(json: unknown): MomoFields[] {
  const list: unknown =
    json !== null && typeof json === 'object' && 'refundTrans' in json ? json.refundTrans : [];
  return Array.isArray(list) ? list.map(textFields) : [];
}

/** Of a signature that does not fit, MoMo prints the text it would have signed; that is kept nowhere. */
const withoutKeys = (raw: string) => raw.replace(/accessKey=[^"\\]*/g, '(a text to sign)').slice(0, 10_000);
