import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { NO_ANSWER } from '../gateway-http';
import type { AttemptAtGateway, RefundResult, RefundToSend } from '../provider';
import type { PaypalApi } from './paypal-api';
import { moneyOf } from './paypal-money';
import { issueOf } from './paypal-order';

const Refund = Type.Object({ id: Type.String(), status: Type.String() });

const kinds: Record<string, RefundResult['kind']> = {
  COMPLETED: 'succeeded',
  PENDING: 'processing',
  FAILED: 'rejected',
  CANCELLED: 'rejected',
};

/** Gives back dollars of what was frozen, never by a rate of today. PayPal keeps the request's id for 45 days. */
export function createPaypalRefund({ api, timeoutMs }: { api: PaypalApi; timeoutMs: number }) {
  return async function refund(
    attempt: AttemptAtGateway,
    { merchantRefundRef, chargeMinor }: RefundToSend,
  ): Promise<RefundResult> {
    const said = (kind: RefundResult['kind'], raw: string, providerCode: string | null): RefundResult => ({
      kind,
      raw,
      signatureOk: kind !== 'unknown',
      providerCode,
    });
    if (attempt.providerTxnId === null) return said('rejected', 'the payment has no capture', null);
    const answer = await api.call({
      path: `/v2/payments/captures/${encodeURIComponent(attempt.providerTxnId)}/refund`,
      requestId: merchantRefundRef,
      body: JSON.stringify({
        amount: moneyOf({ minor: chargeMinor, currency: attempt.currency }),
        custom_id: attempt.merchantRef,
        invoice_id: merchantRefundRef,
      }),
      until: performance.now() + timeoutMs,
    });
    if (!answer) return said('unknown', NO_ANSWER, null);
    const { status, json, raw } = answer;
    if (status === 200 || status === 201) {
      if (!Value.Check(Refund, json)) return said('unknown', raw, null);
      return said(kinds[json.status] ?? 'processing', raw, json.status);
    }
    const issue = issueOf(json);
    if (issue === 'CAPTURE_FULLY_REFUNDED') return said('askedBefore', raw, issue);
    const isRefused = [400, 404, 422].includes(status) && issue !== '';
    return said(isRefused ? 'rejected' : 'unknown', raw, issue || null);
  };
}
