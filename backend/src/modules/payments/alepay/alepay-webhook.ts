import { textFields } from '../gateway-http';
import type { ParsedNotification, RawRequest } from '../provider';
import { standingOf } from './alepay-codes';
import { isSameChecksum, readTexts, webhookChecksum } from './alepay-signature';

/**
 * What Alepay tells, of success and of every later change. MD5 over three values proves too little, and nothing of the
 * status: it is only the occasion to ask.
 */
export function parseAlepayWebhook({ body }: RawRequest, checksumKey: string): ParsedNotification {
  const { transactionInfo, checksum } = (readTexts(body) ?? {}) as Record<string, unknown>;
  const info = textFields(transactionInfo);
  const given = typeof checksum === 'string' ? checksum : undefined;
  if (!info['orderCode'] || !isSameChecksum(webhookChecksum(checksumKey, info), given)) {
    return { verified: false, reason: 'badSignature' };
  }
  const { orderCode, transactionCode = '', status = '', amount = '' } = info;
  const { outcome, providerCode } = standingOf(status);
  return {
    verified: true,
    notification: {
      merchantRef: orderCode,
      providerTxnId: transactionCode,
      charge: null,
      outcome,
      providerCode,
      dedupeKey: [transactionCode, orderCode, status, amount].join(':'),
      isHint: true,
    },
  };
}
