import type { VirtualClock } from '../clock';
import type { Faults } from './faults';
import type { Merchant } from './merchant';
import { notificationUrl, resultFields } from './notification';
import type { Notification, Result, Transaction } from './transactions';

export interface RetryPolicy {
  attempts: number;
  retryMs: number;
  timeoutMs: number;
}

export type Notifier = ReturnType<typeof createNotifier>;

/** An answer that ends the retries: recorded, or recorded before. */
const finalAnswers = new Set(['00', '02']);
const maxAnswerLength = 10_000;
/** Long enough for a shopper's browser to be back in the shop. */
const afterReturnMs = 2_000;

/** Tells the merchant a result, server to server, as often as the gateway would. */
export function createNotifier(merchant: Merchant, policy: RetryPolicy, clock: VirtualClock) {
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  function later(ms: number, run: () => Promise<unknown>) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run();
    }, ms);
    timers.add(timer);
  }

  function clearRetries() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  async function send(
    transaction: Transaction,
    result: Result,
    tamper: Faults['ipnTamper'],
    attempt: number,
  ) {
    const url = notificationUrl(merchant, resultFields(transaction, result), tamper);
    const started = performance.now();
    const answer = await ask(url);
    const notification: Notification = {
      at: clock.now(),
      attempt,
      url,
      tamper,
      ...answer,
      tookMs: Math.round(performance.now() - started),
    };
    transaction.notifications.push(notification);
    return notification;
  }

  async function ask(url: string): Promise<Pick<Notification, 'status' | 'answer' | 'rspCode' | 'error'>> {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(policy.timeoutMs)]);
      const response = await fetch(url, { redirect: 'manual', signal });
      const answer = (await response.text()).slice(0, maxAnswerLength);
      const rspCode = response.status === 200 ? readRspCode(answer) : undefined;
      return { status: response.status, answer, ...(rspCode !== undefined && { rspCode }) };
    } catch (error) {
      return { error: describe(error) };
    }
  }

  async function attempt(
    transaction: Transaction,
    result: Result,
    tamper: Faults['ipnTamper'],
    number: number,
  ) {
    const { rspCode } = await send(transaction, result, tamper, number);
    const isOver = (rspCode !== undefined && finalAnswers.has(rspCode)) || number >= policy.attempts;
    if (!isOver && !closing.signal.aborted) {
      later(policy.retryMs, () => attempt(transaction, result, tamper, number + 1));
    }
  }

  async function copies(transaction: Transaction, result: Result, faults: Faults) {
    await attempt(transaction, result, faults.ipnTamper, 1);
    for (let copy = 1; copy < faults.ipnCopies; copy += 1) {
      await send(transaction, result, faults.ipnTamper, 1);
    }
  }

  return {
    /** Resolves when the shopper may go back: after the first calls, or at once where they come later. */
    async tell(transaction: Transaction, result: Result, faults: Faults): Promise<void> {
      if (faults.ipn === 'none') return;
      const tellNow = () => copies(transaction, result, faults);
      if (faults.ipn === 'after-return') later(faults.ipnDelayMs || afterReturnMs, tellNow);
      else if (faults.ipnDelayMs > 0) later(faults.ipnDelayMs, tellNow);
      else await tellNow();
    },

    /** One call by hand, without retries. */
    tellOnce: (transaction: Transaction, result: Result, tamper: Faults['ipnTamper']) =>
      send(transaction, result, tamper, 1),

    clearRetries,

    close() {
      closing.abort();
      clearRetries();
    },
  };
}

function readRspCode(answer: string): string | undefined {
  try {
    const body: unknown = JSON.parse(answer);
    if (typeof body !== 'object' || body === null || !('RspCode' in body)) return undefined;
    return typeof body.RspCode === 'string' ? body.RspCode : undefined;
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
