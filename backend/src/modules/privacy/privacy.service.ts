import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { conflict, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { SiteName } from '../../lib/module';
import type { RateLimits } from '../../lib/rate-limits';
import type { AccountAccess } from '../auth/account-access';
import type { AuthService } from '../auth/auth.service';
import { formerEmails } from '../customers/personal-data';
import type { OutboxService } from '../outbox/outbox.service';
import { scheduledMail } from './deletion-mails';
import type { Person, PersonalData } from '../../lib/personal-data';
import type { DeletionScheduled, PersonalExport } from './privacy.schema';

export interface PrivacyDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  auth: Pick<AuthService, 'findAccount'>;
  account: Pick<AccountAccess, 'confirmPassword' | 'endSessions'>;
  /** Everything personal that the shop keeps, in the order in which it is erased: the account comes last. */
  data: readonly PersonalData[];
  outbox: Pick<OutboxService, 'enqueue'>;
  siteName: SiteName;
  publicUrl: string;
}
export type PrivacyService = ReturnType<typeof createPrivacyService>;

const HOUR_MS = 3_600_000;
const GRACE_MS = 14 * DAY_MS;
const MAX_EXPORTS = { max: 5, windowMs: HOUR_MS };
const ERASED_AT_ONCE = 20;

/** What people may have of their data: a copy of it, and its end. */
export function createPrivacyService(deps: PrivacyDependencies) {
  const { db, clock, limits, auth, account, data, outbox, siteName, publicUrl } = deps;

  async function personOf(userId: string): Promise<Person> {
    const known = await auth.findAccount(userId);
    if (!known) throw notFound('USER_NOT_FOUND');
    return { userId, emails: [...new Set([known.email, ...(await formerEmails(db, userId))])] };
  }

  /** False when it must wait: the shop still owes them something. */
  async function erase(userId: string): Promise<boolean> {
    const person = await personOf(userId);
    for (const part of data) if (await part.isNeeded?.(person)) return false;
    await db.transaction().execute(async (tx) => {
      // Signing in takes the row away under the same lock; then nothing is erased.
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const due = await tx
        .selectFrom('accountDeletions')
        .select('userId')
        .where('userId', '=', userId)
        .where('dueAt', '<=', clock())
        .forUpdate()
        .executeTakeFirst();
      if (!due) return;
      for (const part of data) await part.lock?.(tx, person);
      for (const part of data) await part.erase(tx, person);
    });
    return true;
  }

  return {
    async exportOf(userId: string): Promise<PersonalExport> {
      const { allowed, retryAfterSeconds } = await limits.consume(`export ${userId}`, MAX_EXPORTS);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const person = await personOf(userId);
      const sections: Record<string, unknown> = {};
      for (const part of data) sections[part.section] = await part.read(person);
      return { exportedAt: clock().toISOString(), sections };
    },

    /** Ends all sessions now and the account in two weeks. Asking again changes nothing of the day. */
    async scheduleDeletion(
      userId: string,
      password: string,
      { language, ip }: { language: Language; ip: string },
    ): Promise<DeletionScheduled> {
      const known = await auth.findAccount(userId);
      if (!known) throw notFound('USER_NOT_FOUND');
      if (known.role !== 'CUSTOMER') throw conflict('STAFF_DELETION_NOT_ALLOWED');
      await account.confirmPassword(userId, password, ip);
      const requestedAt = clock();
      const dueAt = new Date(requestedAt.getTime() + GRACE_MS);
      const context = {
        userId,
        email: known.email,
        language,
        siteName: await siteName(),
        publicUrl,
        requestedAt,
      };
      const due = await db.transaction().execute(async (tx) => {
        // A sign-in waits for it, and then takes it back, or came before and is ended.
        await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        const isNew = await tx
          .insertInto('accountDeletions')
          .values({ userId, language, requestedAt, dueAt })
          .onConflict((conflict) => conflict.column('userId').doNothing())
          .returning('userId')
          .executeTakeFirst();
        if (isNew) await outbox.enqueue(tx, scheduledMail(context, dueAt));
        await account.endSessions(tx, userId);
        const scheduled = await tx
          .selectFrom('accountDeletions')
          .select('dueAt')
          .where('userId', '=', userId)
          .executeTakeFirstOrThrow();
        return scheduled.dueAt;
      });
      return { dueAt: due.toISOString() };
    },

    /** Erases the accounts whose time has come. Safe with replicas: each account is erased under its lock. */
    async runDue(): Promise<void> {
      const due = await db
        .selectFrom('accountDeletions')
        .select('userId')
        .where('dueAt', '<=', clock())
        .orderBy('dueAt')
        .limit(ERASED_AT_ONCE)
        .execute();
      const failed: unknown[] = [];
      for (const { userId } of due) {
        // One that cannot be erased now does not keep the others waiting.
        const isErased = await erase(userId).catch((error: unknown) => {
          failed.push(error);
          return false;
        });
        if (isErased) continue;
        await db
          .updateTable('accountDeletions')
          .set({ dueAt: new Date(clock().getTime() + DAY_MS) })
          .where('userId', '=', userId)
          .where('dueAt', '<=', clock())
          .execute();
      }
      if (failed.length > 0) throw new AggregateError(failed, 'accounts that were not erased');
    },
  };
}

/** That an account is to end. */
export const deletionData = (db: Db): PersonalData => ({
  section: 'deletion',
  read: async ({ userId }) =>
    (await db
      .selectFrom('accountDeletions')
      .select(['requestedAt', 'dueAt'])
      .where('userId', '=', userId)
      .executeTakeFirst()) ?? null,
  async erase(tx, { userId }) {
    await tx.deleteFrom('accountDeletions').where('userId', '=', userId).execute();
  },
});
