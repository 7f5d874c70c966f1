import type { Notification, ParsedNotification, RawRequest } from '../provider';
import { outcomeOf } from './vnpay-outcome';
import { isSameSignature, signQuery } from './vnpay-signature';

/** Reads and verifies what the gateway sends by IPN or by the shopper's browser. */
export function parseVnpay(
  request: RawRequest,
  { tmnCode, hashSecret }: { tmnCode: string; hashSecret: string },
  kind: 'ipn' | 'return',
): ParsedNotification {
  const fields = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(request.query || request.body)) {
    if (!key.startsWith('vnp_')) continue;
    if (fields.has(key)) return { verified: false, reason: 'malformed' };
    fields.set(key, value);
  }
  const given = fields.get('vnp_SecureHash');
  if (!given) return { verified: false, reason: 'badSignature' };
  fields.delete('vnp_SecureHash');
  fields.delete('vnp_SecureHashType');
  if (!isSameSignature(signQuery(hashSecret, [...fields]), given))
    return { verified: false, reason: 'badSignature' };
  if (fields.get('vnp_TmnCode') !== tmnCode) return { verified: false, reason: 'badSignature' };
  return { verified: true, notification: notificationOf(fields, kind) };
}

function notificationOf(fields: Map<string, string>, kind: string): Notification {
  const field = (name: string) => fields.get(`vnp_${name}`) ?? '';
  const transactionNo = field('TransactionNo');
  return {
    merchantRef: field('TxnRef'),
    providerTxnId: transactionNo && transactionNo !== '0' ? transactionNo : null,
    charge: chargeOf(field('Amount')),
    ...outcomeOf(field('ResponseCode'), field('TransactionStatus')),
    dedupeKey: [
      kind,
      field('TxnRef'),
      transactionNo,
      field('ResponseCode'),
      field('TransactionStatus'),
      field('Amount'),
      field('PayDate'),
    ].join(':'),
  };
}

/** VNPAY counts in hundredths of a đồng; what is no whole number of đồng is nobody's amount. */
export const chargeOf = (text: string) =>
  /^[1-9]\d{0,9}00$/.test(text) ? { minor: Number(text) / 100, currency: 'VND' } : null;
