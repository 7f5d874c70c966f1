import { createTransport, type Transporter } from 'nodemailer';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import { inBatches, type Db } from '../../plugins/db';
import type { MailTopic } from '../notifications/notifications.schema';
import type { NewNotification, NotificationService } from '../notifications/notifications.service';

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
  tells?: Omit<NewNotification, 'occasion'>;
  /** One that a customer may do without; of orders, money and security there is none. */
  wantedAs?: { customerId: string; topic: MailTopic };
}
/** A mail that is written from what the transaction holds by then. */
export type MailToWrite = (tx: Db) => Promise<Mail>;
/** Hands a mail to a server; throws when it was not taken. */
export type SendMail = (
  mail: Omit<Mail, 'key' | 'kind' | 'isSecret' | 'tells' | 'wantedAs'>,
) => Promise<void>;
export type OutboxService = ReturnType<typeof createOutboxService>;

const LEASE_MS = 60_000;
const MAX_TRIES = 15;
const DAY_MS = 86_400_000;
const FAILED_KEPT_TIMES = 3;

/** Mail that is due is a row of the transaction that made it due, and leaves afterwards, as often as it takes. */
export function createOutboxService({
  db,
  clock,
  notifications,
  send,
  keptDays,
}: {
  db: Db;
  clock: Clock;
  notifications: Pick<NotificationService, 'notify' | 'isMailRefused'>;
  send: SendMail | null;
  /** How long mail that has left is kept. */
  keptDays: number;
}) {
  const claim = (now: Date) =>
    db
      .updateTable('outbox')
      .set((eb) => ({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: eb('tries', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('nextTryAt', '<=', now)
          .orderBy('nextTryAt')
          .limit(10)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute();

  return {
    async enqueue(tx: Db, mail: Mail | MailToWrite) {
      const written = typeof mail === 'function' ? await mail(tx) : mail;
      const { key, kind, to, subject, text, html, replyTo, unsubscribeUrl, isSecret = false } = written;
      const { tells, wantedAs } = written;
      if (tells) await notifications.notify(tx, { ...tells, occasion: key });
      if (wantedAs && (await notifications.isMailRefused(tx, wantedAs.customerId, wantedAs.topic))) return;
      const now = clock();
      await tx
        .insertInto('outbox')
        .values({
          id: uuid(),
          dedupeKey: key,
          kind,
          recipient: to,
          subject,
          textBody: text,
          htmlBody: html,
          replyTo: replyTo ?? null,
          unsubscribeUrl: unsubscribeUrl ?? null,
          isSecret,
          createdAt: now,
          nextTryAt: now,
          sentAt: null,
          lastError: null,
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute();
    },

    /** Sends what is due. Without a mail server everything waits. Safe with replicas: each takes its own. */
    async sweep() {
      if (!send) return 0;
      const due = await claim(clock());
      for (const mail of due) {
        const change = await send({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
          ...(mail.unsubscribeUrl !== null && { unsubscribeUrl: mail.unsubscribeUrl }),
        }).then(
          () => ({ sentAt: clock(), nextTryAt: null, lastError: null, ...(mail.isSecret && forgotten) }),
          (error: unknown) => ({
            nextTryAt: mail.tries >= MAX_TRIES ? null : later(clock(), mail.tries),
            lastError: String(error).slice(0, 500),
            ...(mail.isSecret && mail.tries >= MAX_TRIES && forgotten),
          }),
        );
        await db.updateTable('outbox').set(change).where('id', '=', mail.id).execute();
      }
      return due.length;
    },

    /** Mail holds what people bought and where they live. What never left is kept longer, for who looks why. */
    async forgetOld(): Promise<void> {
      const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
      const [sentBefore, failedBefore] = [daysAgo(keptDays), daysAgo(keptDays * FAILED_KEPT_TIMES)];
      await inBatches((most) =>
        db
          .deleteFrom('outbox')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('outbox')
              .select('id')
              .where('nextTryAt', 'is', null)
              .where('createdAt', '<', sentBefore)
              .where((where) =>
                where.or([where('sentAt', '<', sentBefore), where('createdAt', '<', failedBefore)]),
              )
              .limit(most),
          )
          .executeTakeFirst(),
      );
    },
  };
}

const forgotten = { subject: '', textBody: '', htmlBody: '' };

const later = (now: Date, tries: number) => new Date(now.getTime() + Math.min(2 ** tries, 360) * 60_000);

/**
 * Addresses go as objects and never with a line break: nodemailer would take one for another header. A server that
 * hangs is given up soon, because the other mails wait behind it.
 */
export function smtpSender({
  url,
  from,
  name,
  patienceMs = 10_000,
}: {
  url: string;
  from: string;
  name: string;
  patienceMs?: number;
}): SendMail {
  const transport: Transporter = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
  });
  return async ({ to, subject, text, html, replyTo, unsubscribeUrl }) => {
    for (const field of [to, subject, replyTo ?? '', unsubscribeUrl ?? ''])
      if (/[\r\n\0]/.test(field)) throw new Error('a mail header with a line break');
    await transport.sendMail({
      from: { name, address: from },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      subject,
      text,
      html,
    });
  };
}
