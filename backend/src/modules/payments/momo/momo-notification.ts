import { dongOf, queryFields, textFields } from '../gateway-http';
import { isSameHmac } from '../hmac-sha256';
import type { ParsedNotification } from '../provider';
import { knownMomoCode, outcomeOfMomo } from './momo-codes';
import { signMomo, type MomoFields, type MomoKeys } from './momo-signature';

/** The news that MoMo's server brings as JSON. */
export function parseMomoNotification(body: string, keys: MomoKeys): ParsedNotification {
  try {
    return verified(textFields(JSON.parse(body)), keys, 'ipn');
  } catch {
    return { verified: false, reason: 'malformed' };
  }
}

/** The same fields, brought back by the shopper's browser. */
export function parseMomoReturn(query: string, keys: MomoKeys): ParsedNotification {
  const fields = queryFields(query);
  return fields ? verified(fields, keys, 'return') : { verified: false, reason: 'malformed' };
}

function verified(fields: MomoFields, keys: MomoKeys, kind: 'ipn' | 'return'): ParsedNotification {
  const isSigned = isSameHmac(signMomo('notification', keys, fields), fields['signature']);
  if (!isSigned || fields['partnerCode'] !== keys.partnerCode) {
    return { verified: false, reason: 'badSignature' };
  }
  const { orderId = '', transId = '', resultCode = '', amount = '' } = fields;
  return {
    verified: true,
    notification: {
      merchantRef: orderId,
      providerTxnId: transactionIdOf(transId),
      charge: dongOf(amount),
      outcome: outcomeOfMomo(resultCode),
      providerCode: knownMomoCode(resultCode),
      dedupeKey: [kind, orderId, transId, resultCode, amount].join(':'),
    },
  };
}

/** Zero stands for a transaction that never came about. */
export const transactionIdOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,30}$/.test(text) ? text : null;
