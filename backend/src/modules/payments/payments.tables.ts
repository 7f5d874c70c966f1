import type { Generated, Selectable } from 'kysely';

export type ProviderCode = 'VNPAY' | 'ALEPAY' | 'MOMO' | 'ZALOPAY' | 'PAYPAL';
export type OnlineMethod = 'ONLINE' | 'THEGHINO';
export type PayableKind = 'order' | 'membership';
export type AttemptStatus =
  'CREATED' | 'PENDING' | 'PROCESSING' | 'REVIEW' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
export type RefundStatus = 'REQUESTED' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'MANUAL';
/** Of what gateways say after a payment has ended, or of other money: staff look at the payment. */
export const findingKinds = ['COUNTED_OTHERWISE', 'REVIEW_AFTER_END', 'AMOUNT_MISMATCH'] as const;
export type FindingKind = (typeof findingKinds)[number];
export type EventKind = 'ipn' | 'return' | 'query' | 'refund' | 'create';

export interface PaymentAttemptsTable {
  id: string;
  payableKind: PayableKind;
  payableId: string;
  provider: ProviderCode;
  method: OnlineMethod;
  bankCode: string | null;
  merchantRef: string;
  amount: number;
  currency: string;
  /** In the smallest unit of `currency`. */
  chargeMinor: number;
  fxRate: number | null;
  status: AttemptStatus;
  providerTxnId: string | null;
  providerCode: string | null;
  providerCreateDate: string | null;
  providerRef: string | null;
  /** The gateway's page; while the attempt is CREATED, the shop's own address that leads there. */
  redirectUrl: string;
  openingAt: Date | null;
  language: 'vi' | 'en';
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  nextQueryAt: Date | null;
  queryTries: Generated<number>;
  returnQueriedAt: Date | null;
}
export interface PaymentEventsTable {
  id: string;
  provider: ProviderCode;
  direction: 'IN' | 'OUT';
  kind: EventKind;
  raw: string;
  headers: Record<string, string>;
  signatureOk: boolean;
  dedupeKey: string | null;
  decision: string;
  reply: string | null;
  providerCode: string | null;
  attemptId: string | null;
  receivedAt: Date;
}
export interface RefundsTable {
  id: string;
  attemptId: string;
  payableKind: PayableKind;
  payableId: string;
  provider: ProviderCode;
  merchantRefundRef: string;
  amount: number;
  /** In the smallest unit of the attempt's currency. */
  chargeMinor: number;
  status: RefundStatus;
  reason: string;
  requestedBy: string;
  providerCode: string | null;
  createdAt: Date;
  updatedAt: Date;
  nextTryAt: Date | null;
  tries: Generated<number>;
  /** What it is for, when that is more than an amount. */
  units: RefundedUnits[] | null;
}
/** Some units of a line of the payable. */
export interface RefundedUnits {
  lineId: string;
  quantity: number;
}
export interface ReconcileFindingsTable {
  id: string;
  attemptId: string;
  kind: string;
  detail: object;
  foundAt: Date;
  resolvedAt: Date | null;
}

export type Attempt = Selectable<PaymentAttemptsTable>;
export type Refund = Selectable<RefundsTable>;
/** What staff look at and mark as resolved. */
export interface OpenFinding {
  id: string;
  kind: FindingKind;
  payableId: string;
  foundAt: Date;
}

/** In đồng: what has come, and what went back or is on its way back. */
export interface MoneySums {
  succeeded: number;
  refunding: number;
  refunded: number;
}

declare module '../../db/tables' {
  interface Database {
    paymentAttempts: PaymentAttemptsTable;
    paymentEvents: PaymentEventsTable;
    reconcileFindings: ReconcileFindingsTable;
    refunds: RefundsTable;
  }
}
