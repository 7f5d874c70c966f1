import { randomBytes } from 'node:crypto';
import type { VirtualClock } from '../../clock';
import type { FaultBoard, Faults } from '../faults';
import type { RetryPolicy } from '../notifier';
import type { Locale } from '../texts';

/** A message to the merchant. */
export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A message to the merchant with its reply. */
export interface Notice {
  at: Date;
  attempt: number;
  what: string;
  body: string;
  status?: number;
  answer?: string;
  error?: string;
}

export interface DeskPayment<Details = unknown> {
  /** Names the payment in page addresses, so that no reference can be guessed there. */
  token: string;
  /** The merchant's. */
  reference: string;
  /** As people read it. */
  amount: string;
  description: string;
  locale: Locale;
  openedAt: Date;
  /** Its own faults; null follows those of all payments. */
  faults: Faults | null;
  /** The gateway's code of how it ended. */
  result: string | null;
  details: Details;
  exchanges: { at: Date; request: string; reply: string }[];
  notices: Notice[];
}

interface Options<Details, News> {
  gateway: string;
  clock: VirtualClock;
  faultBoard: FaultBoard;
  policy: RetryPolicy;
  /** Whether an answer ends the repetitions; without it, any that is a success. */
  isTaken?(status: number, answer: string): boolean;
  /** Where and how news is told, honest or spoilt in one way. */
  write(payment: DeskPayment<Details>, news: News, tamper: Faults['ipnTamper']): Message & { what: string };
}

const kept = 500;
const maxAnswerLength = 10_000;
/** Long enough for a shopper's browser to be back in the shop. */
const afterReturnMs = 2_000;

export type Desk<Details, News> = ReturnType<typeof createDesk<Details, News>>;
/** A desk of any gateway, as the panel sees it. */
export interface AnyDesk {
  gateway: string;
  list(): readonly DeskPayment[];
  clear(): void;
  close(): void;
}

/** One gateway's payments, and what it tells the merchant about them: any gateway that posts its news. */
export function createDesk<Details, News>({
  gateway,
  clock,
  faultBoard,
  policy,
  write,
  isTaken = (status) => status >= 200 && status < 300,
}: Options<Details, News>) {
  type Payment = DeskPayment<Details>;
  let payments: Payment[] = [];
  const told = new Map<string, News[]>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  function later(ms: number, run: () => Promise<unknown>) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, ms);
    timers.add(timer);
  }

  const faultsOf = (payment: Payment) => payment.faults ?? faultBoard.all();

  async function send(payment: Payment, news: News, tamper: Faults['ipnTamper'], attempt = 1) {
    const { url, headers, body, what } = write(payment, news, tamper);
    const notice: Notice = { at: clock.now(), attempt, what, body };
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(policy.timeoutMs)]);
      const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      notice.status = reply.status;
      notice.answer = (await reply.text()).slice(0, maxAnswerLength);
    } catch (error) {
      notice.error = error instanceof Error ? error.message : String(error);
    }
    payment.notices.push(notice);
    return notice;
  }

  async function untilTaken(payment: Payment, news: News, tamper: Faults['ipnTamper'], attempt = 1) {
    const { status = 0, answer = '' } = await send(payment, news, tamper, attempt);
    const isOver = isTaken(status, answer) || attempt >= policy.attempts || closing.signal.aborted;
    if (!isOver) later(policy.retryMs, () => untilTaken(payment, news, tamper, attempt + 1));
  }

  function clearRetries() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  return {
    gateway,
    faultsOf,
    list: (): readonly Payment[] => payments,
    byToken: (token: unknown) => payments.find((payment) => payment.token === token),
    byReference: (reference: unknown) => payments.find((payment) => payment.reference === reference),

    open(given: Pick<Payment, 'reference' | 'amount' | 'description' | 'locale' | 'details'>): Payment {
      const payment: Payment = {
        ...given,
        token: randomBytes(16).toString('hex'),
        openedAt: clock.now(),
        faults: faultBoard.takeNext(),
        result: null,
        exchanges: [],
        notices: [],
      };
      payments = [payment, ...payments].slice(0, kept);
      return payment;
    },

    /** Resolves when the shopper may go back: after the first calls, or at once where they come later. */
    async tell(payment: Payment, news: News): Promise<void> {
      told.set(payment.token, [...(told.get(payment.token) ?? []), news]);
      const faults = faultsOf(payment);
      if (faults.ipn === 'none') return;
      const copies = () =>
        Promise.all(
          Array.from({ length: faults.ipnCopies }, (_, copy) =>
            copy === 0 ? untilTaken(payment, news, faults.ipnTamper) : send(payment, news, faults.ipnTamper),
          ),
        );
      if (faults.ipn === 'after-return') later(faults.ipnDelayMs || afterReturnMs, copies);
      else if (faults.ipnDelayMs > 0) later(faults.ipnDelayMs, copies);
      else await copies();
    },

    /** Tells old news once more: the latest, or an earlier one by its number. */
    async repeat(payment: Payment, tamper: Faults['ipnTamper'], number?: number) {
      const news = told.get(payment.token)?.at(number ?? -1);
      return news === undefined ? undefined : send(payment, news, tamper);
    },

    clear() {
      clearRetries();
      payments = [];
      told.clear();
    },
    close() {
      closing.abort();
      clearRetries();
    },
  };
}
