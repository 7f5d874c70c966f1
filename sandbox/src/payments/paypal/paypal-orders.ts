import { randomBytes } from 'node:crypto';
import type { PaypalCode } from './paypal-codes';

export interface Money {
  currency_code: string;
  value: string;
}
export interface Capture {
  id: string;
  status: string;
  amount: Money;
}
export interface Refund {
  id: string;
  status: 'COMPLETED' | 'PENDING';
  amount: Money;
}
/** What is kept of an order beside its row at the desk. */
export interface PaypalDetails {
  id: string;
  /** Where the merchant calls. */
  apiUrl: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  customId: string;
  invoiceId: string;
  referenceId: string;
  money: Money;
  returnUrl: string;
  cancelUrl: string;
  /** What taking the money will come to, as the shopper's page decided. */
  outcome: PaypalCode;
  captures: Capture[];
  refunds: Refund[];
}

/** Seventeen capital letters and digits. */
export const newId = () => randomBytes(11).toString('hex').toUpperCase().slice(0, 17);

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
    readonly description: string,
  ) {
    super(issue);
  }
}
const names: Record<number, string> = {
  400: 'INVALID_REQUEST',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};
export const failureBody = ({ status, issue, description }: Refusal) => ({
  name: names[status] ?? 'INTERNAL_SERVER_ERROR',
  message: description,
  debug_id: newId().toLowerCase(),
  details: [{ issue, description }],
});

const refuse = (status: number, issue: string, description = issue): never => {
  throw new Refusal(status, issue, description);
};

/** PayPal takes no đồng. */
const currencies =
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP RUB SGD SEK CHF THB USD';
const whole = ['HUF', 'JPY', 'TWD'];

export function checkMoney(value: unknown): Money {
  const { currency_code: currency, value: amount, ...others } = objectOf(value, 'amount');
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return refuse(400, 'INVALID_PARAMETER_VALUE', 'amount.currency_code');
  if (typeof amount !== 'string' || !/^\d{1,20}(\.\d+)?$/.test(amount))
    return refuse(400, 'INVALID_PARAMETER_SYNTAX', 'amount.value');
  if (Object.keys(others).some((name) => name !== 'breakdown'))
    return refuse(400, 'INVALID_PARAMETER', 'amount');
  if (!currencies.split(' ').includes(currency))
    return refuse(422, 'CURRENCY_NOT_SUPPORTED', `${currency} is not taken`);
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (decimals > 2 || (whole.includes(currency) && decimals > 0)) return refuse(422, 'DECIMAL_PRECISION');
  if (Number(amount) <= 0) return refuse(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  if (Number(amount) > 9_999_999.99) return refuse(422, 'MAX_VALUE_EXCEEDED');
  return { currency_code: currency, value: amount };
}

/** What a merchant asks for when an order is made; throws the refusal that PayPal would give. */
export function checkOrder(body: unknown) {
  const { intent, purchase_units: units, payment_source: source } = objectOf(body, 'the body');
  if (intent !== 'CAPTURE') return refuse(400, 'INVALID_PARAMETER_VALUE', 'intent');
  if (!Array.isArray(units) || units.length === 0)
    return refuse(400, 'MISSING_REQUIRED_PARAMETER', 'purchase_units');
  if (units.length > 1) return refuse(422, 'UNSUPPORTED_MULTIPLE_PURCHASE_UNITS');
  const unit = objectOf(units[0], 'purchase_units');
  const context = objectOf(
    objectOf(objectOf(source, 'payment_source')['paypal'], 'paypal')['experience_context'],
    'experience_context',
  );
  const text = (from: Record<string, unknown>, name: string, most: number) => {
    const value = from[name] ?? '';
    return typeof value === 'string' && value.length <= most
      ? value
      : refuse(400, 'INVALID_STRING_LENGTH', name);
  };
  const address = (name: string) => {
    const value = text(context, name, 4000);
    if (!URL.canParse(value) || !/^https?:/.test(value)) refuse(400, 'INVALID_PARAMETER_SYNTAX', name);
    return value;
  };
  return {
    money: checkMoney(unit['amount']),
    customId: text(unit, 'custom_id', 127),
    invoiceId: text(unit, 'invoice_id', 127),
    referenceId: text(unit, 'reference_id', 256) || 'default',
    description: text(unit, 'description', 127),
    returnUrl: address('return_url'),
    cancelUrl: address('cancel_url'),
    locale: text(context, 'locale', 10),
  };
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(400, 'MISSING_REQUIRED_PARAMETER', name);
  return value as Record<string, unknown>;
}

/** An order as PayPal writes it. */
export function orderBody(details: PaypalDetails) {
  const { id, apiUrl, status, captures, refunds, money } = details;
  const needsPayer = status === 'PAYER_ACTION_REQUIRED';
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: details.referenceId,
        custom_id: details.customId,
        invoice_id: details.invoiceId,
        amount: money,
        ...(captures.length > 0 && {
          payments: { captures, ...(refunds.length > 0 && { refunds }) },
        }),
      },
    ],
    links: [
      { href: `${apiUrl}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      ...(needsPayer
        ? [{ href: `${apiUrl}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }]
        : []),
    ],
  };
}

const cents = ({ value }: Money) => Math.round(Number(value) * 100);

/** Gives back a part of a capture, or what is left of it. */
export function refundCapture(details: PaypalDetails, capture: Capture, asked: unknown): Refund {
  if (capture.status === 'REFUNDED') return refuse(422, 'CAPTURE_FULLY_REFUNDED');
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status))
    return refuse(422, 'REFUND_NOT_ALLOWED', `the capture is ${capture.status}`);
  const given = details.refunds.reduce((sum, { amount }) => sum + cents(amount), 0);
  const left = cents(capture.amount) - given;
  const amount =
    asked === undefined ? { ...capture.amount, value: (left / 100).toFixed(2) } : checkMoney(asked);
  if (amount.currency_code !== capture.amount.currency_code) return refuse(422, 'REFUND_CURRENCY_MISMATCH');
  if (cents(amount) > left) return refuse(422, 'REFUND_AMOUNT_EXCEEDED', `at most ${left} cents are left`);
  const refund: Refund = { id: newId(), status: 'COMPLETED', amount };
  details.refunds.push(refund);
  capture.status = cents(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return refund;
}
