import type { Selectable } from 'kysely';
import { inBatches, type Db } from '../../db';
import type { OutboxTable } from './outbox.tables';

/** A mail that this process may send until its lease ends. */
export interface ClaimedMail extends Selectable<OutboxTable> {
  /** The end of the lease. */
  nextTryAt: Date;
}
export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** Of a mail that held a key to an account nothing is kept once it has left or was given up. */
const erased = { subject: '', textBody: '', htmlBody: '' };

export function createOutboxRepository(db: Db) {
  /** Only while the lease holds: afterwards another process may have the mail. */
  const claimed = ({ id, nextTryAt }: ClaimedMail) =>
    db.updateTable('outbox').where('id', '=', id).where('nextTryAt', '=', nextTryAt);

  return {
    /** Takes the next mail that is due, for as long as the lease. Two processes never get the same. */
    async claim(now: Date, until: Date): Promise<ClaimedMail | null> {
      const mail = await db
        .updateTable('outbox')
        .set({ nextTryAt: until })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('nextTryAt', '<=', now)
            .orderBy('priority')
            .orderBy('nextTryAt')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .executeTakeFirst();
      return mail ? { ...mail, nextTryAt: until } : null;
    },

    /** It has left, no matter who has the lease by now. */
    async markSent({ id, tries, isSecret }: ClaimedMail, at: Date): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ sentAt: at, nextTryAt: null, lastError: null, tries: tries + 1, ...(isSecret && erased) })
        .where('id', '=', id)
        .execute();
    },

    /** The mail itself was refused. `nextTryAt` is null when it is given up. */
    async markFailed(mail: ClaimedMail, nextTryAt: Date | null, lastError: string): Promise<void> {
      await claimed(mail)
        .set({
          nextTryAt,
          ...(nextTryAt && { dueAt: nextTryAt }),
          lastError,
          tries: mail.tries + 1,
          ...(mail.isSecret && nextTryAt === null && erased),
        })
        .execute();
    },

    /** Gives the lease back: the mail was not refused, and may be taken from then on. */
    async release(mail: ClaimedMail, nextTryAt: Date, lastError?: string): Promise<void> {
      await claimed(mail)
        .set({ nextTryAt, ...(lastError !== undefined && { lastError }) })
        .execute();
    },

    /** How many mails have neither left nor been given up, and since when the oldest of those that are due waits. */
    async waiting(now: Date): Promise<{ length: number; oldestDueAt: Date | null }> {
      return db
        .selectFrom('outbox')
        .select((eb) => [
          eb.fn.countAll<number>().as('length'),
          eb.fn.min<Date | null>('dueAt').filterWhere('dueAt', '<=', now).as('oldestDueAt'),
        ])
        .where('nextTryAt', 'is not', null)
        .executeTakeFirstOrThrow();
    },

    /** Deletes mail that left before the one, and mail that never left and was written before the other. */
    async purge(sentBefore: Date, failedBefore: Date): Promise<void> {
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
