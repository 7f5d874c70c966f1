import type { OnlineMethod, ProviderCode } from './payments.tables';

/** What a gateway says happened, in the shop's words. */
export type Outcome = 'paid' | 'processing' | 'review' | 'failed' | 'cancelled' | 'expired';

/** What a gateway takes for an amount of đồng; frozen when an attempt begins and never computed again. */
export interface Charge {
  /** In the smallest unit of the currency: đồng, or cents. */
  minor: number;
  currency: string;
  /** Đồng for one whole unit; null when the currency is the đồng. */
  fxRate: number | null;
}

/** Who pays, for gateways that want to know. */
export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
}

export interface PaymentToCreate {
  merchantRef: string;
  /** In đồng. */
  amount: number;
  charge: Charge;
  method: OnlineMethod;
  bankCode: string | null;
  language: 'vi' | 'en';
  /** Free text; each gateway cuts it to what it accepts. */
  description: string;
  createdAt: Date;
  expiresAt: Date;
  /** The shopper's. */
  ipAddress: string;
  buyer: Buyer;
}
/**
 * What asking for a payment page came to. `refused`: the gateway will not take it, and says why. `unknown`: no answer
 * that can be believed came, so the same payment may be asked for again.
 */
export type Creation =
  | {
      kind: 'created';
      redirectUrl: string;
      /** How the gateway names the payment, when it has a name of its own. */
      providerRef: string | null;
      /** How the gateway names the moment of creation, when later queries and refunds need it. */
      providerCreateDate: string | null;
      /** What was said, for the record; empty when nothing was asked. */
      raw: string;
    }
  | { kind: 'refused'; providerCode: string; raw: string }
  | { kind: 'unknown'; raw: string };

/** A request as it came in: nothing decoded, nothing trusted. */
export interface RawRequest {
  query: string;
  body: string;
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
}
export interface Notification {
  merchantRef: string;
  providerTxnId: string | null;
  /** Null when it is no number, and for a hint. */
  charge: Pick<Charge, 'minor' | 'currency'> | null;
  outcome: Outcome;
  /** A code that has a message in the shop. */
  providerCode: string;
  /** Equal for repetitions of the same news. */
  dedupeKey: string;
  /** It only says that something has happened: the gateway is asked what, and nothing is settled by it alone. */
  isHint?: true;
}
/** `unconfirmed`: of the right shape, but only the gateway can tell whether it is genuine; `confirm` asks it. */
export type ParsedNotification =
  | { verified: true; notification: Notification }
  | { verified: false; reason: 'badSignature' | 'malformed' }
  | { verified: false; reason: 'unconfirmed'; notification: Notification; confirm: Confirm };
export type Confirm = () => Promise<'genuine' | 'forged' | 'unanswered'>;

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
  chargeMinor: number;
  currency: string;
  providerCreateDate: string | null;
  providerRef: string | null;
  providerTxnId: string | null;
}
/** `raw` is what was said, for the record. `unknown` is never a failure: the answer did not come or is not believed. */
export type QueryResult = { raw: string; signatureOk: boolean } & (
  | {
      kind: 'outcome';
      outcome: Outcome;
      charge: Pick<Charge, 'minor' | 'currency'> | null;
      providerTxnId: string | null;
      /**
       * Of one that is open: `awaitsBuyer` when nobody has agreed to pay yet, so that no money can be on its way;
       * `underway` when the buyer has paid and the gateway has not got the money yet.
       */
      stage?: 'awaitsBuyer' | 'underway';
      /** Why, where the answer says so. */
      providerCode?: string;
      /** State of a refund, when the gateway names one. */
      refund?: 'processing' | 'succeeded' | 'rejected';
    }
  | { kind: 'notFound' }
  | { kind: 'unknown' }
);

export interface RefundToSend {
  merchantRefundRef: string;
  amount: number;
  chargeMinor: number;
  isFull: boolean;
  reason: string;
  requestedBy: string;
  requestedAt: Date;
}
/** `askedBefore`: the gateway has a request like this one already, which may be ours or another's. */
export type RefundResult = { raw: string; signatureOk: boolean; providerCode: string | null } & {
  kind: 'succeeded' | 'processing' | 'rejected' | 'askedBefore' | 'unknown';
};

/** The codes that a gateway's own table has for what the shop finds out by itself. */
export interface OwnCodes {
  paid: string;
  review: string;
  cancelled: string;
  expired: string;
  /** Anything that has no better code. */
  other: string;
}

/** One gateway. Adapters know no database and no orders; they speak a protocol and never throw for what it may bring. */
export interface PaymentProvider {
  code: ProviderCode;
  /** The ways to pay of the shop that lead there; a debit card only where domestic banks are taken. */
  methods: readonly OnlineMethod[];
  /** The least and the most that one payment may be, in đồng. */
  minAmount: number;
  maxAmount: number;
  codes: OwnCodes;
  /** `create` signs an address by itself; otherwise it asks the gateway, and is called outside of any transaction. */
  createsAlone: boolean;
  /** An address that was opened and left may be opened again until it ends. */
  reopens: boolean;
  /** What it will charge; pure. */
  chargeOf(amount: number): Charge;
  create(payment: PaymentToCreate): Promise<Creation>;
  /** Asks nobody: strangers send these as well. */
  parseNotification(request: RawRequest): ParsedNotification;
  /** For display only: what a browser brings back never settles anything. */
  parseReturn(request: RawRequest): ParsedNotification;
  replyFor(decision: Decision): GatewayReply;
  /**
   * `callerTimeoutMs` limits the call when a customer waits for it; jobs use the longer default. `mayTake` is false when
   * the payable wants no money (any more): what the buyer has only agreed to is then not taken.
   */
  query(attempt: AttemptAtGateway, callerTimeoutMs?: number, mayTake?: boolean): Promise<QueryResult>;
  refund(attempt: AttemptAtGateway, refund: RefundToSend): Promise<RefundResult>;
  /** How one refund stands, where a gateway is asked by its reference; otherwise `query` tells. */
  queryRefund?(attempt: AttemptAtGateway, refund: RefundToSend): Promise<RefundResult>;
}

/** The charge of a gateway that takes đồng. */
export const inDong = (amount: number): Charge => ({ minor: amount, currency: 'VND', fxRate: null });
