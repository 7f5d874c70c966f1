import { randomBytes } from 'node:crypto';
import type { VirtualClock } from '../clock';
import type { Faults } from './faults';
import type { OutcomeCode, TransactionStatus } from './outcomes';
import type { PayRequest } from './pay-request';
import { toVietnamDay } from './vietnam-time';

/** What the bank said in the end. */
export interface Result {
  code: OutcomeCode;
  status: TransactionStatus;
  bankCode: string;
  bankTranNo?: string;
  cardType: string;
  transactionNo: string;
  payDate: string;
}

export interface Refund {
  requestId: string;
  type: '02' | '03';
  amount: number;
  status: TransactionStatus;
  transactionNo: string;
  at: Date;
}

/** One message from the merchant with our reply. */
export interface Exchange {
  at: Date;
  kind: 'pay' | 'querydr' | 'refund';
  request: string;
  reply: string;
}

/** One message to the merchant with its reply. */
export interface Notification {
  at: Date;
  attempt: number;
  url: string;
  tamper: Faults['ipnTamper'];
  status?: number;
  answer?: string;
  rspCode?: string;
  error?: string;
  tookMs: number;
}

export interface Transaction {
  /** Names the transaction in page addresses, so that no reference can be guessed there. */
  token: string;
  request: PayRequest;
  openedAt: Date;
  /** Its own faults; null follows those of all transactions. */
  faults: Faults | null;
  /** The bank chosen on the pages, once the card was accepted. */
  card: { bankCode: string; cardType: string; kind: 'domestic' | 'international' } | null;
  wrongCards: number;
  wrongOtps: number;
  result: Result | null;
  returnUrl: string | null;
  refunds: Refund[];
  exchanges: Exchange[];
  notifications: Notification[];
}

/** A message that was not accepted, and why: what a developer looks for first. */
export interface RefusedRequest {
  at: Date;
  request: string;
  code: string;
  reason: string;
}

const kept = 500;

export type TransactionStore = ReturnType<typeof createTransactionStore>;

/** Everything the gateway remembers, newest first. */
export function createTransactionStore(clock: VirtualClock) {
  let transactions: Transaction[] = [];
  let refused: RefusedRequest[] = [];
  let usedReferences = new Set<string>();
  let usedRequestIds = new Set<string>();
  let lastNumber = 14_422_573;

  const today = (id: string) => `${toVietnamDay(clock.now())}|${id}`;

  return {
    list: (): readonly Transaction[] => transactions,
    refused: (): readonly RefusedRequest[] => refused,
    byToken: (token: string) => transactions.find((transaction) => transaction.token === token),
    /** The latest with this reference: it may be used again on another day. */
    byReference: (txnRef: string) => transactions.find(({ request }) => request.txnRef === txnRef),
    byReferenceAndDate: (txnRef: string, createDate: string) =>
      transactions.find(({ request }) => request.txnRef === txnRef && request.createDate === createDate),
    isUsedToday: (txnRef: string) => usedReferences.has(today(txnRef)),

    open(request: PayRequest, faults: Faults | null): Transaction {
      usedReferences.add(today(request.txnRef));
      const transaction: Transaction = {
        token: randomBytes(16).toString('hex'),
        request,
        openedAt: clock.now(),
        faults,
        card: null,
        wrongCards: 0,
        wrongOtps: 0,
        result: null,
        returnUrl: null,
        refunds: [],
        exchanges: [],
        notifications: [],
      };
      transactions = [transaction, ...transactions].slice(0, kept);
      return transaction;
    },
    refuse(request: string, code: string, reason: string) {
      refused = [{ at: clock.now(), request, code, reason }, ...refused].slice(0, kept);
    },
    /** True the first time an id is seen today. */
    useRequestId(id: string): boolean {
      if (usedRequestIds.has(today(id))) return false;
      usedRequestIds.add(today(id));
      return true;
    },
    nextTransactionNo: () => String((lastNumber += 1)),
    clear() {
      transactions = [];
      refused = [];
      usedReferences = new Set();
      usedRequestIds = new Set();
    },
  };
}
