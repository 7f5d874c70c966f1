import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db, OpenDatabase } from '../../db';
import type { MailTopic } from '../notifications/notifications.schema';
import type { NewNotification, NotificationService } from '../notifications/notifications.service';
import { createMailDelivery } from './mail-delivery';
import type { MailPace } from './mail-pace';
import { priorityOf } from './mail-priority';
import { createOutboxRepository } from './outbox.repository';
import type { SendMail } from './smtp-sender';

export interface Mail {
  /** A second mail with the same key is not written. */
  key: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the shop. */
  replyTo?: string;
  /** Holds a key to an account: its text is not kept once it has left. */
  isSecret?: boolean;
  /** For mail that is sent to many: a POST there ends it, without any page (RFC 8058). */
  unsubscribeUrl?: string;
  /** What its reader is told in the shop as well; the mail's key is the occasion. */
  notification?: Omit<NewNotification, 'occasion'>;
  /** One that a customer may do without; of orders, money and security there is none. */
  wantedAs?: { customerId: string; topic: MailTopic };
}
/** A mail that is written from what the transaction holds by then. */
export type MailToWrite = (tx: Db) => Promise<Mail>;
export type OutboxService = ReturnType<typeof createOutboxService>;

export const CHANNEL = 'storefront_mail';
const FAILED_RETENTION_FACTOR = 3;
const POLL_MS = 5_000;

export interface OutboxDependencies {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  notifications: Pick<NotificationService, 'notify' | 'isMailRefused'>;
  /** Null without a mail server: everything waits. */
  send: SendMail | null;
  /** How long mail that has left is kept. */
  retentionDays: number;
  /** How many mails are on their way at the same time, at most. */
  concurrency: number;
  pace: MailPace;
  /** How long a send that is under way may take when the process stops. */
  stopGraceMs?: number;
  /** How often it looks for what became due, or was missed. */
  pollMs?: number;
}

/** Mail that is due is a row of the transaction that made it due, and leaves afterwards, as often as it takes. */
export function createOutboxService(deps: OutboxDependencies) {
  const {
    db,
    clock,
    log,
    announcements,
    notifications,
    send,
    retentionDays,
    concurrency,
    pace,
    stopGraceMs,
  } = deps;
  const { pollMs = POLL_MS } = deps;
  const rows = createOutboxRepository(db);
  const delivery = send && createMailDelivery({ rows, clock, send, concurrency, pace, log, stopGraceMs });

  /** Sends what is due until nothing is. Safe with replicas: each mail is claimed by one of them. */
  const runDue = async (stop: AbortSignal = new AbortController().signal): Promise<number> =>
    (await delivery?.sendDue(stop)) ?? 0;

  return {
    async enqueue(tx: Db, mail: Mail | MailToWrite) {
      const written = typeof mail === 'function' ? await mail(tx) : mail;
      const { key, kind, to, subject, text, html, replyTo, unsubscribeUrl, isSecret = false } = written;
      const { notification, wantedAs } = written;
      if (notification) await notifications.notify(tx, { ...notification, occasion: key });
      if (wantedAs && (await notifications.isMailRefused(tx, wantedAs.customerId, wantedAs.topic))) return;
      const now = clock();
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('outbox')
        .values({
          id: uuid(),
          dedupeKey: key,
          kind,
          priority: priorityOf(kind),
          recipient: to,
          subject,
          textBody: text,
          htmlBody: html,
          replyTo: replyTo ?? null,
          unsubscribeUrl: unsubscribeUrl ?? null,
          isSecret,
          createdAt: now,
          dueAt: now,
          nextTryAt: now,
          sentAt: null,
          lastError: null,
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows) await announcements.announce(tx, CHANNEL, '');
    },

    runDue,

    /** Sends mail as soon as it is written, until the signal is aborted; then resolves within seconds. */
    async run(stop: AbortSignal): Promise<void> {
      if (!delivery) return;
      let idle = new AbortController();
      const wake = () => idle.abort();
      const stopListening = announcements.listen(CHANNEL, wake);
      stop.addEventListener('abort', wake);
      while (!stop.aborted) {
        // Anyone who wakes it during the sweep ends the wait that follows.
        idle = new AbortController();
        await runDue(stop).catch((error: unknown) =>
          log.error({ err: error }, 'mail could not be sent and will be tried again'),
        );
        const idleMs = delivery.pauseLeft() || pollMs;
        await wait(idleMs, undefined, { signal: idle.signal }).catch(() => undefined);
      }
      stop.removeEventListener('abort', wake);
      stopListening();
    },

    /** Of this process, since its start. */
    figures: () => ({
      sent: 0,
      refused: 0,
      serverFailures: 0,
      givenUp: 0,
      ...delivery?.counts(),
      isPaused: (delivery?.pauseLeft() ?? 0) > 0,
    }),

    /** The queue of all processes. */
    async waiting(): Promise<{ length: number; oldestDueSeconds: number }> {
      const now = clock();
      const { length, oldestDueAt } = await rows.waiting(now);
      return { length, oldestDueSeconds: oldestDueAt ? (now.getTime() - oldestDueAt.getTime()) / 1_000 : 0 };
    },

    /** Mail holds what people bought and where they live. What never left is kept longer, for who looks why. */
    purgeExpired(): Promise<void> {
      const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
      return rows.purge(daysAgo(retentionDays), daysAgo(retentionDays * FAILED_RETENTION_FACTOR));
    },
  };
}
