import type { FastifyBaseLogger } from 'fastify';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { OrderService } from './orders.service';
import type { QuoteService } from '../pricing/quotes.service';

interface Dependencies {
  orders: OrderService;
  payments: PaymentService;
  outbox: OutboxService;
  quotes: QuoteService;
  log: FastifyBaseLogger;
}
export interface Sweeps {
  /** Does everything that is due once; each part even when another fails. */
  runOnce(): Promise<void>;
  start(): void;
  /** Waits for what is running. */
  stop(): Promise<void>;
}

const SHORT_MS = 5_000;
const LONG_MS = 60_000;

/**
 * The work that time brings. It reads what is due from the domain's own tables, so nothing is lost with the
 * process, and every part takes its rows with SKIP LOCKED, so any number of replicas may do it at once.
 */
export function createSweeps({ orders, payments, outbox, quotes, log }: Dependencies): Sweeps {
  const often = [
    ['mail', () => outbox.sweep()],
    ['refunds', () => payments.refunds.sweep()],
    ['payment queries', () => payments.queries.sweep()],
    ['unpaid orders', () => orders.expiry.sweep()],
  ] as const;
  const seldom = [
    ['delivered orders', () => orders.expiry.finishDelivered()],
    ['old quotes', () => quotes.forgetOld()],
  ] as const;

  async function run(parts: readonly (readonly [string, () => Promise<unknown>])[]) {
    for (const [name, part] of parts) {
      try {
        await part();
      } catch (error) {
        log.error({ err: error, sweep: name }, 'a sweep failed and will run again');
      }
    }
  }

  const timers: NodeJS.Timeout[] = [];
  const running = new Map<typeof often | typeof seldom, Promise<void>>();
  const tick = (parts: typeof often | typeof seldom) => {
    if (running.has(parts)) return;
    running.set(
      parts,
      run(parts).finally(() => running.delete(parts)),
    );
  };

  return {
    async runOnce() {
      await run(often);
      await run(seldom);
    },
    start() {
      timers.push(
        setInterval(() => tick(often), SHORT_MS),
        setInterval(() => tick(seldom), LONG_MS),
      );
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
