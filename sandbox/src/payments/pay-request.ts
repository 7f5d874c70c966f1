import { isBankCode } from './banks';
import { exactly, findProblem, rules, shaped, type FieldRules } from './field-rules';
import type { Merchant } from './merchant';
import type { RefusalCode } from './outcomes';
import { parsePairs } from './query-string';
import { sign, toQuery } from './signing';
import type { Locale } from './texts';
import { fromVietnamStamp } from './vietnam-time';

export interface PayRequest {
  tmnCode: string;
  txnRef: string;
  /** Đồng × 100, digits as sent. */
  amount: string;
  bankCode?: string;
  createDate: string;
  expiresAt: Date;
  ipAddress: string;
  locale: Locale;
  orderInfo: string;
  orderType: string;
  returnUrl: string;
}

export interface Refused {
  code: RefusalCode;
  /** For the developer only; the shopper sees the code. */
  reason: string;
}

const payFields: FieldRules = {
  vnp_Version: rules.version,
  vnp_Command: { min: 1, max: 16, complain: exactly('pay') },
  vnp_TmnCode: rules.tmnCode,
  vnp_Amount: rules.amount,
  vnp_BankCode: {
    min: 3,
    max: 20,
    isOptional: true,
    complain: shaped(/^[A-Za-z0-9]+$/, 'must be a bank code'),
  },
  vnp_CreateDate: rules.stamp,
  vnp_ExpireDate: rules.stamp,
  vnp_CurrCode: { min: 3, max: 3, complain: exactly('VND') },
  vnp_IpAddr: rules.ipAddress,
  vnp_Locale: { min: 2, max: 5, complain: exactly('vn', 'en') },
  vnp_OrderInfo: rules.orderInfo,
  vnp_OrderType: { min: 1, max: 100, complain: shaped(/^[A-Za-z0-9_-]+$/, 'must be letters and digits') },
  vnp_ReturnUrl: rules.url,
  vnp_TxnRef: rules.txnRef,
  vnp_SecureHash: rules.secureHash,
};

/** Checks a pay request as strictly as the documents read: who asks, the signature, the form, the time. */
export function checkPayRequest(rawQuery: string, merchant: Merchant, now: Date): PayRequest | Refused {
  const pairs = parsePairs(rawQuery);
  if (!pairs) return { code: '03', reason: 'the query is not well escaped' };
  const fields: Record<string, string> = Object.fromEntries(pairs);
  const repeated = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) !== index);
  if (repeated) return { code: '03', reason: `${repeated[0]} is given twice` };

  if (fields['vnp_TmnCode'] === undefined) return { code: '03', reason: 'vnp_TmnCode is missing' };
  if (fields['vnp_TmnCode'] !== merchant.tmnCode) {
    return { code: '72', reason: `vnp_TmnCode "${fields['vnp_TmnCode']}" is not registered here` };
  }
  const { vnp_SecureHash: hash, ...signed } = fields;
  if (hash === undefined) return { code: '70', reason: 'vnp_SecureHash is missing' };
  const own = Object.fromEntries(Object.entries(signed).filter(([name]) => name.startsWith('vnp_')));
  const expected = toQuery(own);
  if (hash !== sign(merchant.hashSecret, expected)) {
    return { code: '70', reason: `vnp_SecureHash does not fit; the text to sign is ${expected}` };
  }

  const problem = findProblem(fields, payFields);
  if (problem) return { code: '03', reason: problem };
  return readPayRequest(fields, now);
}

function readPayRequest(fields: Record<string, string>, now: Date): PayRequest | Refused {
  const field = (name: string) => fields[name] ?? '';
  const createdAt = fromVietnamStamp(field('vnp_CreateDate'));
  const expiresAt = fromVietnamStamp(field('vnp_ExpireDate'));
  if (!createdAt || !expiresAt || expiresAt <= createdAt) {
    return { code: '03', reason: 'vnp_ExpireDate must be later than vnp_CreateDate' };
  }
  if (expiresAt <= now) return { code: '15', reason: `vnp_ExpireDate ${field('vnp_ExpireDate')} is over` };
  const bankCode = fields['vnp_BankCode'];
  if (bankCode !== undefined && !isBankCode(bankCode)) {
    return { code: '76', reason: `vnp_BankCode "${bankCode}" is not supported` };
  }
  return {
    tmnCode: field('vnp_TmnCode'),
    txnRef: field('vnp_TxnRef'),
    amount: field('vnp_Amount'),
    ...(bankCode !== undefined && { bankCode }),
    createDate: field('vnp_CreateDate'),
    expiresAt,
    ipAddress: field('vnp_IpAddr'),
    locale: field('vnp_Locale') === 'en' ? 'en' : 'vn',
    orderInfo: field('vnp_OrderInfo'),
    orderType: field('vnp_OrderType'),
    returnUrl: field('vnp_ReturnUrl'),
  };
}
