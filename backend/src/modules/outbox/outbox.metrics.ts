import { Counter, Gauge, type Registry } from 'prom-client';
import type { OutboxService } from './outbox.service';

/** The mail queue for `/metrics`. The queue is the same in every backend's answer; the counters are of this process. */
export function registerMailMetrics(registry: Registry, outbox: Pick<OutboxService, 'figures' | 'waiting'>) {
  const registers = [registry];
  type Waiting = Awaited<ReturnType<OutboxService['waiting']>>;
  let asked: Promise<Waiting> | undefined;
  /** Both figures of one answer come from one query. */
  const waiting = () => (asked ??= outbox.waiting().finally(() => (asked = undefined)));
  const queueGauge = (name: string, help: string, read: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(read(await waiting()));
        } catch {
          // Without a database the other figures are still told.
          this.remove();
        }
      },
    });
  queueGauge('mail_queue_length', 'Mails that have neither left nor been given up', ({ length }) => length);
  queueGauge(
    'mail_queue_age_seconds',
    'How long the oldest mail that is due waits; 0 when none is due',
    ({ oldestDueSeconds }) => oldestDueSeconds,
  );
  new Gauge({
    name: 'mail_paused',
    help: '1 while no mail is sent because the mail server failed',
    registers,
    collect() {
      this.set(outbox.figures().isPaused ? 1 : 0);
    },
  });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  counter('mail_sent_total', 'Mails that the mail server took', () => outbox.figures().sent);
  counter('mail_given_up_total', 'Mails that are not tried again', () => outbox.figures().givenUp);
  new Counter({
    name: 'mail_failed_total',
    help: 'Tries that failed, because the mail was refused or because the mail server failed',
    labelNames: ['reason'] as const,
    registers,
    collect() {
      const { refused, serverFailures } = outbox.figures();
      this.reset();
      this.inc({ reason: 'refused' }, refused);
      this.inc({ reason: 'server' }, serverFailures);
    },
  });
}
