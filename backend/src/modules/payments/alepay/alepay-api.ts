import { askGateway, NO_ANSWER, textFields } from '../gateway-http';
import type { AttemptAtGateway, QueryResult, RefundResult, RefundToSend } from '../provider';
import { dongOfDouble } from './alepay-amount';
import { refundAskedBefore, standingOf, transactionUnknown } from './alepay-codes';
import { isSigned, readTexts, refundChecksum, signFields, type Fields } from './alepay-signature';
import { isSameHmac } from '../hmac-sha256';

export interface AlepayApiOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  /** Of an older generation than the others. */
  refundUrl: string;
  tokenKey: string;
  checksumKey: string;
  timeoutMs: number;
}
export interface Answer {
  raw: string;
  /** Null for what is no answer: none came, it is not JSON, or the gateway has not signed it. */
  fields: Fields | null;
}

/** The server-to-server calls of Alepay v3. */
export function createAlepayApi(options: AlepayApiOptions) {
  const { baseUrl, refundUrl, tokenKey, checksumKey, timeoutMs } = options;

  async function call(
    name: string,
    given: Record<string, string | number>,
    callerTimeoutMs: number,
  ): Promise<Answer> {
    const fields = { ...given, tokenKey };
    const signature = signFields(checksumKey, textFields(fields));
    const answer = await askGateway(`${baseUrl}/${name}`, {
      json: { ...fields, signature },
      timeoutMs: Math.min(timeoutMs, callerTimeoutMs),
    });
    if (!answer) return { raw: NO_ANSWER, fields: null };
    const said = textFields(readTexts(answer.raw));
    return { raw: answer.raw, fields: isSigned(checksumKey, said) ? said : null };
  }

  return {
    call,

    async query(attempt: AttemptAtGateway, callerTimeoutMs: number = timeoutMs): Promise<QueryResult> {
      const { providerRef, merchantRef } = attempt;
      if (providerRef === null) return { kind: 'notFound', raw: '', signatureOk: true };
      const { raw, fields } = await call(
        'get-transaction-info',
        { transactionCode: providerRef },
        callerTimeoutMs,
      );
      if (!fields) return { kind: 'unknown', raw, signatureOk: false };
      const said = { raw, signatureOk: true };
      if (transactionUnknown.includes(fields['code'] ?? '')) return { kind: 'notFound', ...said };
      const isOurs = fields['transactionCode'] === providerRef && fields['orderCode'] === merchantRef;
      if (fields['code'] !== '000' || !isOurs) return { kind: 'unknown', ...said };
      const amount = dongOfDouble(fields['amount']);
      return {
        kind: 'outcome',
        ...standingOf(fields['status'] ?? ''),
        charge: amount === null ? null : { minor: amount, currency: fields['currency'] ?? '' },
        providerTxnId: providerRef,
        ...said,
      };
    },

    async refund(attempt: AttemptAtGateway, refund: RefundToSend): Promise<RefundResult> {
      const transactionCode = attempt.providerTxnId ?? attempt.providerRef ?? '';
      const { merchantRefundRef: merchantRefundCode, amount: refundAmount } = refund;
      const asked = [transactionCode, merchantRefundCode, String(refundAmount)];
      const answer = await askGateway(`${refundUrl}/merchant-request-refund`, {
        json: {
          tokenKey,
          transactionCode,
          merchantRefundCode,
          refundAmount,
          reason: `Hoan tien ${attempt.merchantRef}`,
          checksum: refundChecksum(checksumKey, asked),
        },
        timeoutMs,
      });
      const unknown = (raw: string) => ({
        kind: 'unknown' as const,
        raw,
        signatureOk: false,
        providerCode: null,
      });
      if (!answer) return unknown(NO_ANSWER);
      const fields = textFields(readTexts(answer.raw));
      const expected = refundChecksum(checksumKey, [
        fields['transactionCode'],
        fields['orderCode'],
        fields['refundAmount'],
        fields['merchantRefundCode'],
      ]);
      const isOurs = fields['merchantRefundCode'] === merchantRefundCode;
      if (!isSameHmac(expected, fields['checksum']) || !isOurs) return unknown(answer.raw);
      const providerCode = fields['code'] ?? '';
      return {
        kind: kindOf(providerCode, fields['status']),
        raw: answer.raw,
        signatureOk: true,
        providerCode,
      };
    },
  };
}

function kindOf(code: string, status: string | undefined): RefundResult['kind'] {
  if (code === '000') return status === '220' ? 'succeeded' : 'processing';
  if (refundAskedBefore.includes(code)) return 'askedBefore';
  return code === '' || code === '999' ? 'unknown' : 'rejected';
}
