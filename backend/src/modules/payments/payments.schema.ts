import { Type, type Static } from 'typebox';
import { PaymentMethod, PaymentProviderCode } from '../../lib/payment-methods';
import { text, Uuid } from '../pricing/pricing.schema';
import { findingKinds } from './payments.tables';

export const PaymentOutcome = Type.Enum(['success', 'failed', 'cancelled', 'processing', 'waiting'], {
  $id: 'PaymentOutcome',
});
export type PaymentOutcome = Static<typeof PaymentOutcome>;

/** The same as of orders, whose schema imports this file. */
const OrderStatus = Type.Enum(['NEW', 'PROCESSING', 'DELIVERING', 'DONE', 'CANCEL', 'REJECT'], {
  $id: 'OrderStatus',
});
export const PaymentAction = Type.Enum(['PAY', 'PAY_AGAIN', 'NONE']);
export type PaymentAction = Static<typeof PaymentAction>;

export const StartPayment = Type.Object(
  {
    paymentMethod: Type.Enum(['ONLINE', 'THEGHINO']),
    paymentProvider: Type.Optional(PaymentProviderCode),
    bankCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{3,20}$' })),
  },
  { $id: 'StartPayment', additionalProperties: false },
);
export type StartPayment = Static<typeof StartPayment>;

export const StartedPayment = Type.Object(
  {
    attemptId: Type.String(),
    url: Type.String(),
    countdown: Type.Integer({ description: 'Seconds.' }),
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'StartedPayment' },
);
export type StartedPayment = Static<typeof StartedPayment>;

export const PaymentAttempt = Type.Object(
  {
    attemptId: Type.String(),
    provider: PaymentProviderCode,
    outcome: PaymentOutcome,
    waitingFor: Type.Optional(Type.Enum(['BUYER', 'MERCHANT'])),
    providerCode: Type.Optional(Type.String({ description: "The gateway's own code." })),
    amount: Type.Integer(),
    charge: Type.Optional(
      Type.Object(
        {
          currency: Type.String(),
          minor: Type.Integer(),
          rate: Type.Number({ description: 'Đồng for one.' }),
        },
        { description: 'What the gateway takes where it takes no đồng; `minor` in cents.' },
      ),
    ),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'PaymentAttempt' },
);
export type PaymentAttempt = Static<typeof PaymentAttempt>;

export const PaymentState = Type.Object(
  {
    orderId: Type.String(),
    code: Type.String(),
    orderStatus: OrderStatus,
    paymentStatus: Type.Enum(['paid', 'unpaid'], { $id: 'PaymentStatus' }),
    paymentMethod: PaymentMethod,
    grandTotal: Type.Integer(),
    attempt: Type.Union([PaymentAttempt, Type.Null()], {
      description: 'Null when the order was never tried to be paid online.',
    }),
    final: Type.Boolean({ description: 'True when nothing more will happen to the attempt by itself.' }),
    action: PaymentAction,
    expiresAt: Type.Optional(Type.String({ format: 'date-time' })),
  },
  { $id: 'PaymentState' },
);
export type PaymentState = Static<typeof PaymentState>;

export const ResultToken = Type.Object({ token: Type.Optional(text(500)) }, { additionalProperties: false });
/** What one payment may be at a gateway, and the ways to pay that lead there. */
export const PaymentLimit = Type.Object(
  {
    provider: PaymentProviderCode,
    methods: Type.Array(Type.Enum(['ONLINE', 'THEGHINO'])),
    min: Type.Integer({ description: 'In đồng.' }),
    max: Type.Integer({ description: 'In đồng.' }),
    vndPerUsd: Type.Optional(
      Type.Number({ description: 'Of a gateway that takes dollars, rounded half up to whole cents.' }),
    ),
  },
  { $id: 'PaymentLimit' },
);
export type PaymentLimit = Static<typeof PaymentLimit>;

export const GoToken = Type.Object({ token: text(500) }, { additionalProperties: false });
export const AttemptParams = Type.Object({ attemptId: Uuid });
export const ProviderParams = Type.Object({ provider: text(20) });

/** A gateway report of a payment that staff have not resolved yet. */
export const PaymentFinding = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...findingKinds], {
    description:
      'COUNTED_OTHERWISE: a day later the gateway counts other money; REVIEW_AFTER_END: it has doubts, or took the money back, after the payment ended; AMOUNT_MISMATCH: it reported another amount.',
  }),
  at: Type.String({ format: 'date-time' }),
});

export const FindingParams = Type.Object({ id: text(60), findingId: text(60) });
/** What staff found out, or did, about what a gateway reported of a payment. */
export const FindingEnd = Type.Object(
  { reason: text(300, 1) },
  { $id: 'FindingEnd', additionalProperties: false },
);
export type FindingEnd = Static<typeof FindingEnd>;
