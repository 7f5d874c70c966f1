import { Type, type Static } from 'typebox';
import { PageMeta } from '../../lib/envelope';
import { Count, Instant, Money, Nullable, page } from '../offers/offers.schema';
import { PaymentAction, PaymentAttempt, PaymentFinding } from '../payments/payments.schema';
import { PaymentProviderCode } from '../../lib/payment-methods';
import { text } from '../pricing/pricing.schema';
import { ProviderStatus } from '../providers/providers.schema';

export const PlanId = Type.Enum(['FREE', 'BASIC', 'PRO'], { $id: 'PlanId' });
export type PlanId = Static<typeof PlanId>;

export const MembershipStatus = Type.Enum(['NONE', 'ACTIVE', 'GRACE', 'EXPIRED'], {
  $id: 'MembershipStatus',
  description:
    'NONE: never had a plan. GRACE: expired, nothing new can be published, and what is published is still seen.',
});
export type MembershipStatus = Static<typeof MembershipStatus>;

export const PurchaseStatus = Type.Enum(['PENDING', 'PAID', 'CANCELLED', 'EXPIRED'], {
  $id: 'PurchaseStatus',
});
export type PurchaseStatus = Static<typeof PurchaseStatus>;

export const MembershipPlan = Type.Object(
  {
    id: PlanId,
    price: Money,
    limit: Type.Integer({ description: 'How many solutions can be published at the same time.' }),
    days: Type.Integer(),
  },
  { $id: 'MembershipPlan' },
);
export type MembershipPlan = Static<typeof MembershipPlan>;

/** What the session holds of a provider. */
export const SolutionInfo = Type.Object(
  {
    providerId: Type.String(),
    businessName: Type.String(),
    status: ProviderStatus,
    plan: Nullable(PlanId),
    membershipStatus: MembershipStatus,
    expiresAt: Nullable(Instant),
    used: Count,
    limit: Count,
  },
  { $id: 'SolutionInfo', description: 'Of accounts with a provider profile.' },
);
export type SolutionInfo = Static<typeof SolutionInfo>;

export const MembershipPurchase = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    planId: PlanId,
    amount: Money,
    days: Type.Integer(),
    status: PurchaseStatus,
    createdAt: Instant,
    paidAt: Nullable(Instant),
    expiresAt: Instant,
  },
  { $id: 'MembershipPurchase', description: '`expiresAt` is until when a PENDING one can be paid.' },
);
export type MembershipPurchase = Static<typeof MembershipPurchase>;

export const Membership = Type.Object(
  {
    plan: Nullable(PlanId),
    status: MembershipStatus,
    startedAt: Nullable(Instant),
    expiresAt: Nullable(Instant),
    graceEndsAt: Nullable(Instant),
    limit: Type.Integer({ minimum: 0, description: 'Of the plan; 0 without one.' }),
    used: Type.Integer({ minimum: 0, description: 'Published solutions.' }),
    isFreeAvailable: Type.Boolean({ description: 'The trial was not used, and no plan runs.' }),
    cancelledAt: Nullable(Instant),
    nextPlan: Nullable(Type.Object({ planId: PlanId, startsAt: Instant, expiresAt: Instant })),
    pending: Nullable(MembershipPurchase),
    isInReview: Type.Boolean({ description: 'The shop is checking the payment of `pending`.' }),
    history: Type.Array(MembershipPurchase, { description: 'The latest first, 50 at most.' }),
  },
  { $id: 'Membership' },
);
export type Membership = Static<typeof Membership>;

const payment = {
  paymentMethod: Type.Enum(['ONLINE', 'THEGHINO']),
  paymentProvider: Type.Optional(PaymentProviderCode),
};

export const Subscribe = Type.Object(
  {
    planId: PlanId,
    paymentMethod: Type.Optional({ ...payment.paymentMethod, description: 'ONLINE unless told.' }),
    paymentProvider: payment.paymentProvider,
  },
  { $id: 'Subscribe', additionalProperties: false },
);
export type Subscribe = Static<typeof Subscribe>;

export const PayMembership = Type.Object(payment, { $id: 'PayMembership', additionalProperties: false });
export type PayMembership = Static<typeof PayMembership>;

export const Subscribed = Type.Object(
  {
    id: Type.String({ description: 'Of the purchase.' }),
    status: PurchaseStatus,
    url: Nullable(Type.String({ description: 'Where to pay; null when nothing is to be paid.' })),
    countdown: Type.Integer({ description: 'Seconds until the browser should go there.' }),
  },
  { $id: 'Subscribed' },
);
export type Subscribed = Static<typeof Subscribed>;

export const MembershipPaymentState = Type.Object(
  {
    ...MembershipPurchase.properties,
    attempt: Nullable(PaymentAttempt),
    final: Type.Boolean({ description: 'True when nothing more will happen to the attempt by itself.' }),
    action: PaymentAction,
    membershipUntil: Nullable(Instant),
  },
  { $id: 'MembershipPaymentState' },
);
export type MembershipPaymentState = Static<typeof MembershipPaymentState>;

export const PurchaseParams = Type.Object({ id: text(60) });

export const StaffMembership = Type.Object(
  {
    providerId: Type.String(),
    businessName: Type.String(),
    providerStatus: ProviderStatus,
    plan: Nullable(PlanId),
    status: MembershipStatus,
    expiresAt: Nullable(Instant),
    graceEndsAt: Nullable(Instant),
    limit: Count,
    used: Count,
    cancelledAt: Nullable(Instant),
  },
  { $id: 'StaffMembership' },
);
export type StaffMembership = Static<typeof StaffMembership>;

export const StaffMembershipDetail = Type.Object(
  {
    ...StaffMembership.properties,
    nextPlan: Membership.properties.nextPlan,
    history: Membership.properties.history,
    findings: Type.Array(Type.Object({ ...PaymentFinding.properties, purchaseCode: Type.String() }), {
      description: 'What gateways report of the payments of `history` that staff have not resolved yet.',
    }),
    paymentsInReview: Type.Array(Type.String(), {
      description: 'Codes of the purchases of `history` whose payment the gateway gave to the shop to check.',
    }),
    events: Type.Array(
      Type.Object({
        action: Type.Enum(['EXTENDED', 'ENDED']),
        days: Nullable(Type.Integer()),
        actorId: Type.String(),
        reason: Type.String(),
        at: Instant,
      }),
    ),
  },
  { $id: 'StaffMembershipDetail' },
);
export type StaffMembershipDetail = Static<typeof StaffMembershipDetail>;

export const StaffMembershipPage = Type.Object(
  {
    data: Type.Array(StaffMembership),
    meta: PageMeta,
    counts: Type.Object({ ACTIVE: Count, GRACE: Count, EXPIRED: Count }),
  },
  { $id: 'StaffMembershipPage' },
);
export type StaffMembershipPage = Static<typeof StaffMembershipPage>;

export const StaffMembershipsQuery = Type.Object(
  {
    ...page,
    status: Type.Optional(Type.Enum(['ACTIVE', 'GRACE', 'EXPIRED'])),
    plan: Type.Optional(PlanId),
    moneyWaits: Type.Optional(
      Type.Enum(['REVIEW'], { description: 'Those with a payment that staff have to check.' }),
    ),
    search: Type.Optional(text(100)),
  },
  { additionalProperties: false },
);
export type StaffMembershipsQuery = Static<typeof StaffMembershipsQuery>;

export const MembershipParams = Type.Object({ id: { ...text(60), description: 'Of the provider.' } });

export const ChangeMembership = Type.Object(
  {
    action: Type.Enum(['EXTEND', 'END']),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 366, description: 'EXTEND needs them; they come at the end.' }),
    ),
    reason: { ...text(500), description: 'Told to the provider.' },
  },
  { $id: 'ChangeMembership', additionalProperties: false },
);
export type ChangeMembership = Static<typeof ChangeMembership>;
