import type { FastifyBaseLogger } from 'fastify';
import type { OutboxService } from '../modules/outbox/outbox.service';
import type { PaymentService } from '../modules/payments/payments.service';
import type { OrderService } from '../modules/orders/orders.service';
import type { QuoteService } from '../modules/pricing/quotes.service';

/** A sweep and its name in the log. */
export type SweepPart = readonly [string, () => Promise<unknown>];

interface Dependencies {
  orders: {
    expiry: Pick<OrderService['expiry'], 'sweep' | 'finishDelivered'>;
    reminders: Pick<OrderService['reminders'], 'sweep'>;
    refundMails: Pick<OrderService['refundMails'], 'sweep'>;
  };
  payments: {
    refunds: Pick<PaymentService['refunds'], 'sweep'>;
    queries: Pick<PaymentService['queries'], 'sweep'>;
  };
  outbox: Pick<OutboxService, 'run' | 'sweep' | 'forgetOld'>;
  quotes: Pick<QuoteService, 'forgetOld'>;
  log: FastifyBaseLogger;
  alsoSeldom: readonly SweepPart[];
  /** Done before mail leaves. */
  alsoOften?: readonly SweepPart[];
}
export interface Sweeps {
  /** Does everything that is due once; each part even when another fails. */
  runOnce(): Promise<void>;
  start(): void;
  /** Waits for what is running, but not for a gateway that hangs: what is left undone is due again. */
  stop(): Promise<void>;
}

const SHORT_MS = 5_000;
const LONG_MS = 60_000;
/** Well within the time that a process is given to end. */
const STOP_PATIENCE_MS = 5_000;

/**
 * The work that time brings. It reads what is due from the domain's own tables, so nothing is lost with the
 * process, and every part takes its rows with SKIP LOCKED, so any number of replicas may do it at once.
 */
export function createSweeps(deps: Dependencies): Sweeps {
  const { orders, payments, outbox, quotes, log, alsoSeldom, alsoOften = [] } = deps;
  const often: readonly SweepPart[] = [
    ['refunds', () => payments.refunds.sweep()],
    ['payment queries', () => payments.queries.sweep()],
    ['unpaid orders', () => orders.expiry.sweep()],
    ['reminders to pay', () => orders.reminders.sweep()],
    ['refunds to tell', () => orders.refundMails.sweep()],
  ];
  const seldom: readonly SweepPart[] = [
    ['delivered orders', () => orders.expiry.finishDelivered()],
    ['old quotes', () => quotes.forgetOld()],
    ['old mail', () => outbox.forgetOld()],
    ...alsoSeldom,
  ];

  async function run([name, part]: SweepPart) {
    try {
      await part();
    } catch (error) {
      log.error({ err: error, sweep: name }, 'a sweep failed and will run again');
    }
  }

  // By itself when started: mail leaves when it is written, and not every few seconds.
  const mail: SweepPart = ['mail', () => outbox.sweep()];

  const timers: NodeJS.Timeout[] = [];
  let stopping = new AbortController();
  const running = new Map<SweepPart, Promise<void>>();
  /** Each part by itself: mail does not wait until a gateway answers. */
  const tick = (parts: readonly SweepPart[]) => {
    for (const part of parts) {
      if (running.has(part)) continue;
      running.set(
        part,
        run(part).finally(() => running.delete(part)),
      );
    }
  };

  return {
    async runOnce() {
      for (const part of [...alsoOften, mail, ...often, ...seldom]) await run(part);
    },
    start() {
      stopping = new AbortController();
      const { signal } = stopping;
      tick([['mail as it is written', () => outbox.run(signal)]]);
      timers.push(
        setInterval(() => tick([...alsoOften, ...often]), SHORT_MS),
        setInterval(() => tick(seldom), LONG_MS),
      );
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      stopping.abort();
      let patience: NodeJS.Timeout | undefined;
      const isTooLong = new Promise<void>((done) => {
        patience = setTimeout(done, STOP_PATIENCE_MS);
      });
      await Promise.race([Promise.all(running.values()), isTooLong]);
      clearTimeout(patience);
    },
  };
}
