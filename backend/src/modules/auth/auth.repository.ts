import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { RevokedReason, StaffRole } from './auth.tables';
import { REFRESH_LIFE_MS } from './refresh-tokens';
import type { SessionEnds } from './session-ends';

export function createAuthRepository(db: Db, ends: SessionEnds) {
  /** Said to whatever is open with it. */
  async function tellEnd(tx: Db, ended: { userId: string } | undefined): Promise<boolean> {
    if (ended) await ends.tell(tx, ended.userId);
    return ended !== undefined;
  }

  return {
    findUserByEmail: (email: string) =>
      db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst(),

    findUser: (id: string) =>
      db.selectFrom('users').select(['id', 'email', 'role']).where('id', '=', id).executeTakeFirst(),

    findUserById: (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether the account is open under this password, which stays so until the transaction ends. */
    holdSignedIn: async (tx: Db, id: string, passwordHash: string): Promise<boolean> =>
      (await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('status', '=', 'ACTIVE')
        .forShare()
        .executeTakeFirst()) !== undefined,

    /** One after the other with sign-ins and with each other. */
    async holdAccount(tx: Db, id: string): Promise<{ passwordHash: string } | undefined> {
      return tx
        .selectFrom('users')
        .select('passwordHash')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async setPassword(tx: Db, id: string, passwordHash: string, now: Date) {
      await tx.updateTable('users').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();
    },

    /** Who was made staff meanwhile keeps that role. */
    async makeStaff(tx: Db, id: string, role: StaffRole, now: Date) {
      await tx
        .updateTable('users')
        .set({ role, updatedAt: now })
        .where('id', '=', id)
        .where('role', '=', 'CUSTOMER')
        .execute();
    },

    /** Whose session it is, as long as it may be used. */
    findLiveSession: ({ sessionId, userId }: { sessionId: string; userId: string }, now: Date) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['users.id as userId', 'users.role', 'sessions.id as sessionId'])
        .where('sessions.id', '=', sessionId)
        .where('sessions.userId', '=', userId)
        .where('sessions.revokedAt', 'is', null)
        .where('sessions.expiresAt', '>', now)
        .where('users.status', '=', 'ACTIVE')
        .executeTakeFirst(),

    /** Waits for anyone who else is refreshing the same session. */
    lockSession: (tx: Db, id: string) =>
      tx
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['sessions.id', 'sessions.expiresAt', 'sessions.revokedAt'])
        .select(['users.id as userId', 'users.role', 'users.status'])
        .where('sessions.id', '=', id)
        .forUpdate('sessions')
        .executeTakeFirst(),

    async addSession(
      tx: Db,
      session: { userId: string; now: Date; expiresAt: Date; userAgent: string | null; language: Language },
    ): Promise<string> {
      const id = uuid();
      const { userId, now, expiresAt, userAgent, language } = session;
      await tx
        .insertInto('sessions')
        .values({
          id,
          userId,
          createdAt: now,
          usedAt: now,
          expiresAt,
          revokedAt: null,
          revokedReason: null,
          userAgent,
          language,
        })
        .execute();
      return id;
    },

    async touchSession(tx: Db, id: string, now: Date) {
      await tx.updateTable('sessions').set({ usedAt: now }).where('id', '=', id).execute();
    },

    async revokeSession(tx: Db, id: string, reason: RevokedReason, now: Date) {
      const ended = await tx
        .updateTable('sessions')
        .set({ revokedAt: now, revokedReason: reason })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .returning('userId')
        .executeTakeFirst();
      await tellEnd(tx, ended);
    },

    async revokeSessionsOf(tx: Db, userId: string, reason: RevokedReason, now: Date) {
      await tx
        .updateTable('sessions')
        .set({ revokedAt: now, revokedReason: reason })
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .execute();
      await ends.tell(tx, userId);
    },

    /** Where somebody is signed in, the latest first. */
    findSessionsOf: (userId: string, now: Date) =>
      db
        .selectFrom('sessions')
        .select(['id', 'createdAt', 'usedAt', 'userAgent'])
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', now)
        .where('usedAt', '>', new Date(now.getTime() - REFRESH_LIFE_MS))
        .orderBy('usedAt', 'desc')
        .limit(100)
        .execute(),

    /** False when the account has no such session that is not over yet. */
    async revokeOwnSession(userId: string, id: string, now: Date): Promise<boolean> {
      const ended = await db
        .updateTable('sessions')
        .set({ revokedAt: now, revokedReason: 'LOGOUT' })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', now)
        .returning('userId')
        .executeTakeFirst();
      return tellEnd(db, ended);
    },

    async revokeOtherSessions({ userId, sessionId }: { userId: string; sessionId: string }, now: Date) {
      await db
        .updateTable('sessions')
        .set({ revokedAt: now, revokedReason: 'LOGOUT' })
        .where('userId', '=', userId)
        .where('id', '<>', sessionId)
        .where('revokedAt', 'is', null)
        .execute();
      await ends.tell(db, userId);
    },

    /** Ends all but the ones that were used last. */
    async revokeOldest(tx: Db, userId: string, kept: number, now: Date) {
      const ended = await tx
        .updateTable('sessions')
        .set({ revokedAt: now, revokedReason: 'CROWD' })
        .where('revokedAt', 'is', null)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('sessions')
            .select('id')
            .where('userId', '=', userId)
            .where('revokedAt', 'is', null)
            .orderBy('usedAt', 'desc')
            .orderBy('id', 'desc')
            .offset(kept),
        )
        .returning('userId')
        .executeTakeFirst();
      await tellEnd(tx, ended);
    },

    /** Sessions that ended long ago, with their tokens. */
    async deleteSessionsOf(tx: Db, userId: string, before: Date) {
      await tx
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where((where) => where.or([where('expiresAt', '<', before), where('revokedAt', '<', before)]))
        .execute();
    },

    findToken: (tx: Db, tokenHash: string) =>
      tx.selectFrom('refreshTokens').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    async addToken(
      tx: Db,
      token: { tokenHash: string; sessionId: string; createdAt: Date; expiresAt: Date },
    ) {
      await tx
        .insertInto('refreshTokens')
        .values({ ...token, rotatedAt: null, successorNonce: null })
        .execute();
    },

    async rotateToken(tx: Db, tokenHash: string, nonce: string, now: Date) {
      await tx
        .updateTable('refreshTokens')
        .set({ rotatedAt: now, successorNonce: nonce })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },

    /** A nonce is needed only while its token may come again. */
    async deleteNonces(tx: Db, sessionId: string, rotatedBefore: Date) {
      await tx
        .updateTable('refreshTokens')
        .set({ successorNonce: null })
        .where('sessionId', '=', sessionId)
        .where('rotatedAt', '<', rotatedBefore)
        .where('successorNonce', 'is not', null)
        .execute();
    },

    async deleteTokens(tx: Db, sessionId: string, expiredBefore: Date) {
      await tx
        .deleteFrom('refreshTokens')
        .where('sessionId', '=', sessionId)
        .where('expiresAt', '<', expiredBefore)
        .execute();
    },
  };
}
