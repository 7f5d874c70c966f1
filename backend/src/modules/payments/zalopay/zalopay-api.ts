import type { Clock } from '../../../lib/clock';
import { askGateway, dongOf, isWebAddress, NO_ANSWER, textFields } from '../gateway-http';
import type {
  AttemptAtGateway,
  Creation,
  PaymentToCreate,
  QueryResult,
  RefundResult,
  RefundToSend,
} from '../provider';
import { ASKED_BEFORE, isOurMistake, isPassing, knownZalopayCode, ownZalopayCodes } from './zalopay-codes';
import { zalopayNumberOf } from './zalopay-notification';
import { appTransIdOf, refundIdOf } from './zalopay-refs';
import {
  signCreate,
  signQuery,
  signRefund,
  signRefundQuery,
  type ZalopayFields,
  type ZalopayKeys,
} from './zalopay-signature';

export interface ZalopayApiOptions extends ZalopayKeys {
  /** The address under which `/create`, `/query`, `/refund` and `/query_refund` lie. */
  apiUrl: string;
  returnUrl: string;
  notifyUrl: string;
  clock: Clock;
  timeoutMs: number;
}

/** How long somebody who is on the way to the gateway waits. */
const CREATE_TIMEOUT_MS = 10_000;
/** The least that ZaloPay accepts for a payment's life. */
const MIN_LIFETIME_S = 300;

/** `return_code`; the reason for a 2 is in `sub_return_code`. */
const SUCCEEDED = '1';
const FAILED = '2';
const PROCESSING = '3';
/** Why a payment is still open: nobody has agreed to it. */
const NOT_PAID_YET = '-49';

interface Said {
  raw: string;
  /** Null when nothing came that could be ZaloPay's; its answers are not signed, so TLS has to do. */
  said: ZalopayFields | null;
}

/** The server-to-server calls: asking for a page to pay at, for a payment's state, and giving money back. */
export function createZalopayApi(options: ZalopayApiOptions) {
  const { apiUrl, appId, returnUrl, notifyUrl, clock, timeoutMs } = options;

  async function call(path: string, form: ZalopayFields, callerTimeoutMs = timeoutMs): Promise<Said> {
    const answer = await askGateway(`${apiUrl}/${path}`, {
      form,
      timeoutMs: Math.min(timeoutMs, callerTimeoutMs),
    });
    const said = answer?.status === 200 ? withFlags(answer.json) : null;
    const isKnown = [SUCCEEDED, FAILED, PROCESSING].includes(said?.['return_code'] ?? '');
    return { raw: answer?.raw.slice(0, 10_000) ?? NO_ANSWER, said: isKnown ? said : null };
  }

  async function create(payment: PaymentToCreate): Promise<Creation> {
    const appTransId = appTransIdOf(payment.merchantRef, payment.createdAt);
    const now = clock();
    const fields: ZalopayFields = {
      app_id: appId,
      app_trans_id: appTransId,
      // Nobody's name or number: ZaloPay asks the shopper itself.
      app_user: payment.merchantRef,
      app_time: String(now.getTime()),
      amount: String(payment.charge.minor),
      item: '[]',
      embed_data: JSON.stringify({
        redirecturl: returnUrl,
        ...(payment.method === 'THEGHINO' && { bankgroup: 'ATM' }),
      }),
      description: payment.description.slice(0, 256),
      bank_code: '',
      callback_url: notifyUrl,
      expire_duration_seconds: String(secondsFrom(now, payment.expiresAt)),
    };
    const { raw, said } = await call(
      'create',
      { ...fields, mac: signCreate(options, fields) },
      CREATE_TIMEOUT_MS,
    );
    if (said?.['return_code'] === FAILED) return refusalOf(appTransId, said['sub_return_code'] ?? '', raw);
    const address = said?.['order_url'];
    if (said?.['return_code'] !== SUCCEEDED || !isWebAddress(address)) return { kind: 'unknown', raw };
    return { kind: 'created', redirectUrl: address, providerRef: appTransId, providerCreateDate: null, raw };
  }

  /**
   * What ZaloPay took when it was asked before has no page to be had any more. Nobody was led there, so unless ZaloPay
   * says otherwise the shopper begins again.
   */
  async function refusalOf(appTransId: string, code: string, raw: string): Promise<Creation> {
    if (isPassing(code)) return { kind: 'unknown', raw };
    if (code === ASKED_BEFORE) {
      const { said } = await stateOf(appTransId, CREATE_TIMEOUT_MS);
      if (!said || said['return_code'] === SUCCEEDED) return { kind: 'unknown', raw };
    }
    return { kind: 'refused', providerCode: knownZalopayCode(code), raw };
  }

  function stateOf(appTransId: string, callerTimeoutMs?: number): Promise<Said> {
    const fields = { app_id: appId, app_trans_id: appTransId };
    return call('query', { ...fields, mac: signQuery(options, fields) }, callerTimeoutMs);
  }

  async function query(attempt: AttemptAtGateway, callerTimeoutMs?: number): Promise<QueryResult> {
    // Without a name of ZaloPay's it was never there.
    if (attempt.providerRef === null) return { kind: 'notFound', raw: '', signatureOk: true };
    const { raw, said } = await stateOf(attempt.providerRef, callerTimeoutMs);
    const sub = said?.['sub_return_code'] ?? '';
    if (!said || isPassing(sub) || isOurMistake(sub)) return { kind: 'unknown', raw, signatureOk: false };
    const result = {
      kind: 'outcome',
      providerTxnId: zalopayNumberOf(said['zp_trans_id']),
      raw,
      signatureOk: true,
    } as const;
    const untaken = { minor: attempt.chargeMinor, currency: attempt.currency };
    if (said['is_processing'] === 'true' || said['return_code'] === PROCESSING) {
      const stage = stageOf(sub, said['is_processing']);
      return { ...result, outcome: 'processing', charge: untaken, ...(stage && { stage }) };
    }
    if (said['return_code'] === SUCCEEDED) {
      return {
        ...result,
        outcome: 'paid',
        charge: dongOf(said['amount']),
        providerCode: ownZalopayCodes.paid,
      };
    }
    if (sub === ownZalopayCodes.expired) {
      return { ...result, outcome: 'expired', charge: untaken, providerCode: ownZalopayCodes.expired };
    }
    // Why it failed, the browser that came back may know.
    return { ...result, outcome: 'failed', charge: untaken };
  }

  async function refund(attempt: AttemptAtGateway, wanted: RefundToSend): Promise<RefundResult> {
    const fields: ZalopayFields = {
      app_id: appId,
      m_refund_id: refundIdOf(appId, wanted.merchantRefundRef, wanted.requestedAt),
      zp_trans_id: attempt.providerTxnId ?? '',
      amount: String(wanted.chargeMinor),
      description: `Hoàn tiền ${attempt.merchantRef}`,
      timestamp: String(clock().getTime()),
    };
    const result = refundResult(await call('refund', { ...fields, mac: signRefund(options, fields) }));
    // It also refuses what it was asked before, when the first answer was lost: how that one stands is what counts.
    if (result.kind !== 'rejected') return result;
    const earlier = await queryRefund(attempt, wanted);
    return earlier.kind === 'rejected' ? result : earlier;
  }

  async function queryRefund(_attempt: AttemptAtGateway, wanted: RefundToSend): Promise<RefundResult> {
    const fields: ZalopayFields = {
      app_id: appId,
      m_refund_id: refundIdOf(appId, wanted.merchantRefundRef, wanted.requestedAt),
      timestamp: String(clock().getTime()),
    };
    return refundResult(await call('query_refund', { ...fields, mac: signRefundQuery(options, fields) }));
  }

  return { create, query, refund, queryRefund };
}

function refundResult({ raw, said }: Said): RefundResult {
  const code = said?.['sub_return_code'] ?? said?.['return_code'] ?? null;
  if (!said) return { kind: 'unknown', raw, signatureOk: false, providerCode: null };
  const result = { raw, signatureOk: true, providerCode: code };
  if (said['return_code'] === SUCCEEDED) return { kind: 'succeeded', ...result };
  if (said['return_code'] === PROCESSING) return { kind: 'processing', ...result };
  return { kind: isPassing(code ?? '') ? 'unknown' : 'rejected', ...result };
}

/** Of a payment that is open; without the flag nobody can tell whether anybody has agreed to pay. */
function stageOf(sub: string, isProcessing: string | undefined) {
  if (sub === NOT_PAID_YET || isProcessing === 'false') return 'awaitsBuyer' as const;
  return isProcessing === 'true' ? ('underway' as const) : undefined;
}

const secondsFrom = (now: Date, end: Date) =>
  Math.max(MIN_LIFETIME_S, Math.floor((end.getTime() - now.getTime()) / 1000));

/** `is_processing` is the one flag among its texts and numbers. */
function withFlags(json: unknown): ZalopayFields {
  const flag: unknown =
    json !== null && typeof json === 'object' && 'is_processing' in json ? json.is_processing : undefined;
  return { ...textFields(json), ...(typeof flag === 'boolean' && { is_processing: String(flag) }) };
}
