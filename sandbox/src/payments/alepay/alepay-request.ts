import { isHttpUrl } from '../../web/http-url';

export const methods = ['ATM_ON', 'IB_ON', 'QRCODE', 'VISA', 'MASTERCARD', 'JCB'];

interface Rule {
  name: string;
  code: string;
  isRight: (value: unknown) => boolean;
}
const textOf =
  (least: number, most: number, pattern = /^/) =>
  (value: unknown) =>
    typeof value === 'string' && value.length >= least && value.length <= most && pattern.test(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const optional = (isRight: Rule['isRight']) => (value: unknown) => value === undefined || isRight(value);

/** In the order in which they are looked at; the first that does not hold says which code is answered. */
const rules: Rule[] = [
  { name: 'orderCode', code: '109', isRight: textOf(1, 50, /^[A-Za-z0-9_-]+$/) },
  { name: 'customMerchantId', code: '108', isRight: textOf(1, 100) },
  { name: 'currency', code: '121', isRight: (value) => value === 'VND' || value === 'USD' },
  { name: 'amount', code: '156', isRight: isWhole },
  { name: 'amount', code: '120', isRight: (value) => Number(value) > 0 },
  { name: 'orderDescription', code: '108', isRight: textOf(1, 255) },
  { name: 'totalItem', code: '108', isRight: isWhole },
  { name: 'totalItem', code: '123', isRight: (value) => Number(value) > 0 },
  { name: 'checkoutType', code: '108', isRight: (value) => isWhole(value) && value >= 0 && value <= 4 },
  { name: 'paymentMethod', code: '108', isRight: optional((value) => methods.includes(String(value))) },
  { name: 'bankCode', code: '108', isRight: optional(textOf(2, 20)) },
  { name: 'returnUrl', code: '124', isRight: (value) => typeof value === 'string' && isHttpUrl(value) },
  { name: 'cancelUrl', code: '124', isRight: (value) => typeof value === 'string' && isHttpUrl(value) },
  { name: 'buyerName', code: '125', isRight: textOf(1, 100) },
  { name: 'buyerName', code: '240', isRight: textOf(1, 100, /^\D*$/) },
  { name: 'buyerName', code: '211', isRight: textOf(1, 100, /^\S+(\s+\S+)+$/) },
  { name: 'buyerEmail', code: '126', isRight: textOf(3, 100, /^[^\s@]+@[^\s@]+\.[^\s@]+$/) },
  { name: 'buyerPhone', code: '127', isRight: textOf(9, 15, /^\+?\d+$/) },
  { name: 'buyerAddress', code: '128', isRight: textOf(1, 255) },
  { name: 'buyerCity', code: '129', isRight: textOf(1, 100) },
  { name: 'buyerCountry', code: '130', isRight: textOf(2, 100) },
  { name: 'paymentHours', code: '131', isRight: (value) => typeof value === 'number' && value > 0 },
];
const known = new Set([...rules.map(({ name }) => name), 'tokenKey', 'signature', 'installment', 'month']);

/** Which code a request for a page is refused with, and because of which field; null when it is right. */
export function findProblem(body: Record<string, unknown>): { code: string; field: string } | null {
  const stranger = Object.keys(body).find((name) => !known.has(name));
  if (stranger !== undefined) return { code: '108', field: stranger };
  const broken = rules.find(({ name, isRight }) => !isRight(body[name]));
  return broken ? { code: broken.code, field: broken.name } : null;
}
