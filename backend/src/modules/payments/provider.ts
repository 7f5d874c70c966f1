import type { OnlineMethod, ProviderCode } from './payments.tables';

/** What a gateway says happened, in the shop's words. */
export type Outcome = 'paid' | 'processing' | 'review' | 'failed' | 'cancelled' | 'expired';

export interface PaymentToCreate {
  merchantRef: string;
  /** In đồng. */
  amount: number;
  method: OnlineMethod;
  bankCode: string | null;
  language: 'vi' | 'en';
  /** Free text; each gateway cuts it to what it accepts. */
  description: string;
  createdAt: Date;
  expiresAt: Date;
  /** The shopper's. */
  ipAddress: string;
}
export interface CreatedPayment {
  redirectUrl: string;
  /** How the gateway names the moment of creation, for later queries and refunds. */
  providerCreateDate: string;
}

/** A request as it came in: nothing decoded, nothing trusted. */
export interface RawRequest {
  query: string;
  body: string;
}
export interface Notification {
  merchantRef: string;
  providerTxnId: string | null;
  /** In hundredths of a đồng as VNPAY counts; null when it is no number. */
  amountMinor: number | null;
  outcome: Outcome;
  /** A code that has a message in the shop. */
  providerCode: string;
  /** Equal for repetitions of the same news. */
  dedupeKey: string;
}
export type ParsedNotification =
  { verified: true; notification: Notification } | { verified: false; reason: 'badSignature' | 'malformed' };

/** What the shop made of a notification; the gateway's reply follows from it. */
export type Decision =
  'accepted' | 'duplicate' | 'unknownRef' | 'amountMismatch' | 'badSignature' | 'internalError';
export interface GatewayReply {
  status: number;
  contentType: string;
  body: string;
}

export interface AttemptAtGateway {
  merchantRef: string;
  amount: number;
  providerCreateDate: string;
  providerTxnId: string | null;
}
/** `raw` is what was said, for the record. `unknown` is never a failure: the answer did not come or is not believed. */
export type QueryResult = { raw: string; signatureOk: boolean } & (
  | {
      kind: 'outcome';
      outcome: Outcome;
      amountMinor: number | null;
      providerTxnId: string | null;
      /** State of a refund, when the gateway names one. */
      refund?: 'processing' | 'succeeded' | 'rejected';
    }
  | { kind: 'notFound' }
  | { kind: 'unknown' }
);

export interface RefundToSend {
  merchantRefundRef: string;
  amount: number;
  isFull: boolean;
  reason: string;
  requestedBy: string;
}
/** `askedBefore`: the gateway has a request like this one already, which may be ours or another's. */
export type RefundResult = { raw: string; signatureOk: boolean; providerCode: string | null } & {
  kind: 'succeeded' | 'processing' | 'rejected' | 'askedBefore' | 'unknown';
};

/** One gateway. Adapters know no database and no orders; they speak a protocol and never throw for what it may bring. */
export interface PaymentProvider {
  code: ProviderCode;
  /** The most one payment may be, in đồng. */
  maxAmount: number;
  create(payment: PaymentToCreate): Promise<CreatedPayment>;
  parseNotification(request: RawRequest): ParsedNotification;
  /** For display only: what a browser brings back never settles anything. */
  parseReturn(request: RawRequest): ParsedNotification;
  replyFor(decision: Decision): GatewayReply;
  /** `patienceMs` when somebody waits for the answer and cannot wait as long as a server would. */
  query(attempt: AttemptAtGateway, patienceMs?: number): Promise<QueryResult>;
  refund(attempt: AttemptAtGateway, refund: RefundToSend): Promise<RefundResult>;
}
