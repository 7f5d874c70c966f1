/** What goes wrong on purpose. */
export interface Faults {
  /** When the result is told to the merchant, seen from the shopper's return. */
  ipn: 'before-return' | 'after-return' | 'none';
  /** Waits this long before telling; the shopper does not wait. */
  ipnDelayMs: number;
  /** How often the same notification is sent. */
  ipnCopies: number;
  ipnTamper: 'none' | 'forged-hash' | 'wrong-amount' | 'upper-case-hash' | 'unknown-txn-ref' | 'truncated';
  /** How a request for a page is answered, where a gateway is asked for one. */
  create:
    'ok' | 'error' | 'timeout' | 'slow' | 'html' | 'unsigned' | 'wrong-signature' | 'wrong-amount' | 'refuse';
  querydr:
    | 'ok'
    | 'error'
    | 'timeout'
    | 'slow'
    | 'unsigned'
    | 'wrong-signature'
    | 'html'
    | 'wrong-amount'
    | 'pending';
  refund: 'ok' | 'error' | 'timeout' | 'slow' | 'html' | 'pending' | 'refuse';
}

export const noFaults: Faults = {
  ipn: 'before-return',
  ipnDelayMs: 0,
  ipnCopies: 1,
  ipnTamper: 'none',
  create: 'ok',
  querydr: 'ok',
  refund: 'ok',
};

export const faultChoices = {
  ipn: ['before-return', 'after-return', 'none'],
  ipnTamper: ['none', 'forged-hash', 'wrong-amount', 'upper-case-hash', 'unknown-txn-ref', 'truncated'],
  create: ['ok', 'error', 'timeout', 'slow', 'html', 'unsigned', 'wrong-signature', 'wrong-amount', 'refuse'],
  querydr: [
    'ok',
    'error',
    'timeout',
    'slow',
    'unsigned',
    'wrong-signature',
    'html',
    'wrong-amount',
    'pending',
  ],
  refund: ['ok', 'error', 'timeout', 'slow', 'html', 'pending', 'refuse'],
} as const;

/** Faults of all transactions, and those that wait for the next one to be opened. */
export interface FaultBoard {
  all(): Faults;
  next(): Faults | null;
  setAll(changes: Partial<Faults>): void;
  setNext(changes: Partial<Faults>): void;
  /** Hands the waiting faults to the transaction being opened. */
  takeNext(): Faults | null;
  clear(): void;
}

export function createFaultBoard(): FaultBoard {
  let all = noFaults;
  let next: Faults | null = null;
  return {
    all: () => all,
    next: () => next,
    setAll(changes) {
      all = { ...all, ...changes };
    },
    setNext(changes) {
      next = { ...(next ?? all), ...changes };
    },
    takeNext() {
      const taken = next;
      next = null;
      return taken;
    },
    clear() {
      all = noFaults;
      next = null;
    },
  };
}
