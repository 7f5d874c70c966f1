import { dongOf, queryFields, textFields } from '../gateway-http';
import { isSameHmac } from '../hmac-sha256';
import type { Outcome, ParsedNotification } from '../provider';
import { knownZalopayCode, ownZalopayCodes } from './zalopay-codes';
import { merchantRefOf } from './zalopay-refs';
import { signCallback, signReturn, type ZalopayKeys } from './zalopay-signature';

/** ZaloPay calls only when money was taken; of anything else it has to be asked. */
export function parseZalopayCallback(body: string, keys: ZalopayKeys): ParsedNotification {
  try {
    const { data, mac } = textFields(JSON.parse(body));
    if (data === undefined || !isSameHmac(signCallback(keys, data), mac)) {
      return { verified: false, reason: 'badSignature' };
    }
    const { app_id, app_trans_id = '', zp_trans_id, amount } = textFields(JSON.parse(data));
    if (app_id !== keys.appId) return { verified: false, reason: 'badSignature' };
    return {
      verified: true,
      notification: {
        merchantRef: merchantRefOf(app_trans_id),
        providerTxnId: zalopayNumberOf(zp_trans_id),
        charge: dongOf(amount),
        outcome: 'paid',
        providerCode: ownZalopayCodes.paid,
        dedupeKey: ['ipn', app_trans_id, zp_trans_id, amount].join(':'),
      },
    };
  } catch {
    return { verified: false, reason: 'malformed' };
  }
}

/** The shopper's browser back from ZaloPay. */
export function parseZalopayReturn(query: string, keys: ZalopayKeys): ParsedNotification {
  const fields = queryFields(query);
  if (!fields) return { verified: false, reason: 'malformed' };
  const { appid, apptransid = '', amount = '', status = '', checksum } = fields;
  if (appid !== keys.appId || !isSameHmac(signReturn(keys, fields), checksum)) {
    return { verified: false, reason: 'badSignature' };
  }
  return {
    verified: true,
    notification: {
      merchantRef: merchantRefOf(apptransid),
      providerTxnId: null,
      charge: dongOf(amount),
      outcome: outcomes[status] ?? 'failed',
      providerCode: knownZalopayCode(status),
      dedupeKey: ['return', apptransid, status, amount].join(':'),
    },
  };
}

const outcomes: Record<string, Outcome> = {
  '1': 'paid',
  '3': 'processing',
  '-49': 'cancelled',
  '-54': 'expired',
};

/** ZaloPay's number of a payment; zero stands for none. */
export const zalopayNumberOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,30}$/.test(text) ? text : null;
