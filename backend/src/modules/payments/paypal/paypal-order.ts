import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Outcome } from '../provider';

const Money = Type.Object({ currency_code: Type.String(), value: Type.String() });
const Capture = Type.Object({ id: Type.String({ minLength: 1 }), status: Type.String(), amount: Money });
export type Capture = Static<typeof Capture>;

export const PaypalOrder = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
  status: Type.String(),
  purchase_units: Type.Array(
    Type.Object({
      custom_id: Type.String(),
      amount: Money,
      payments: Type.Optional(Type.Object({ captures: Type.Optional(Type.Array(Capture)) })),
    }),
    { minItems: 1, maxItems: 1 },
  ),
  links: Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() }))),
});
export type PaypalOrder = Static<typeof PaypalOrder>;

/** What an order brings when it is just made. */
export const CreatedOrder = Type.Pick(PaypalOrder, ['id', 'links']);

const Failure = Type.Object({
  name: Type.String(),
  details: Type.Optional(Type.Array(Type.Object({ issue: Type.String() }))),
});

/** Why a call was refused, in PayPal's word for it. */
export function issueOf(json: unknown): string {
  if (!Value.Check(Failure, json)) return '';
  return json.details?.[0]?.issue ?? json.name;
}

/** Nobody has agreed to pay yet. */
export const unapproved = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'];

/** What became of the money. What was given back was paid first. */
const captureOutcomes: Record<string, Outcome> = {
  COMPLETED: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};
export const outcomeOfCapture = (status: string): Outcome => captureOutcomes[status] ?? 'review';

/** The capture that counts: one that brought money, or the latest. */
export function captureOf({ purchase_units: [unit] }: PaypalOrder): Capture | undefined {
  const captures = unit?.payments?.captures ?? [];
  return captures.find(({ status }) => outcomeOfCapture(status) === 'paid') ?? captures.at(-1);
}

/** Why taking the money of an approved order may be refused for good. */
const refusals = [
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_BLOCKED_TRANSACTION',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'COMPLIANCE_VIOLATION',
];

export const isRefusal = (issue: string) => refusals.includes(issue);

export const ownCodes = {
  paid: 'COMPLETED',
  review: 'REVIEW',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  other: 'OTHER',
};

/** Every code that the shop has words for. */
export const paypalCodes = [
  ...Object.values(ownCodes),
  'PENDING',
  'DECLINED',
  'FAILED',
  'VOIDED',
  ...refusals,
];

export const knownCode = (code: string) => (paypalCodes.includes(code) ? code : ownCodes.other);
