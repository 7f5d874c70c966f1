import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db';
import { badRequest } from '../../lib/errors';
import type { AccountStatus, StaffRole, TokenPurpose } from './auth.tables';

const HOUR_MS = 3_600_000;
const lifeMs: Record<TokenPurpose, number> = {
  VERIFY: 48 * HOUR_MS,
  RESET: HOUR_MS,
  INVITE: 72 * HOUR_MS,
};

/** One that nobody guesses. */
export const newWord = () => randomBytes(32).toString('base64url');
/** What is kept of it. */
export const hashOfWord = (token: string) => createHash('sha256').update(token).digest('hex');

/** The account whose mail a token came with. */
export interface TokenHolder {
  userId: string;
  email: string;
  status: AccountStatus;
  passwordHash: string;
  purpose: TokenPurpose;
  /** Of an invitation: what its holder becomes. */
  role: StaffRole | null;
}

const noInvitation = { role: null, invitedBy: null };

/** Tokens of links in mails. Everything here happens inside of the caller's transaction. */
export const accountTokens = {
  /** Makes a token for a link; only its hash is kept. Earlier ones of the same kind go on until one is used. */
  async issue(
    tx: Db,
    { userId, email }: { userId: string; email: string },
    purpose: TokenPurpose,
    now: Date,
    { role, invitedBy }: { role: StaffRole | null; invitedBy: string | null } = noInvitation,
  ): Promise<string> {
    const token = newWord();
    await tx
      .insertInto('accountTokens')
      .values({
        tokenHash: hashOfWord(token),
        userId,
        email,
        purpose,
        role,
        invitedBy,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs[purpose]),
        usedAt: null,
      })
      .execute();
    return token;
  },

  /** Whose token it is, as long as it may be used. Changes nothing. */
  async look(db: Db, token: string, purposes: TokenPurpose[], now: Date): Promise<TokenHolder | null> {
    const found = await rowOf(db, token, purposes).executeTakeFirst();
    return found && !found.usedAt && found.expiresAt > now ? found : null;
  },

  /**
   * Uses a token up, and with it all others of its kind that the account has. The account's lock comes first: two
   * tokens of one account that were locked at once would wait for each other.
   */
  async use(tx: Db, token: string, purposes: TokenPurpose[], now: Date): Promise<TokenHolder> {
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', (eb) =>
        eb.selectFrom('accountTokens').select('userId').where('tokenHash', '=', hashOfWord(token)),
      )
      .forUpdate()
      .execute();
    const found = await rowOf(tx, token, purposes).executeTakeFirst();
    if (!found || found.usedAt) throw badRequest('TOKEN_INVALID');
    if (found.expiresAt <= now) throw badRequest('TOKEN_EXPIRED');
    await accountTokens.endOthers(tx, found.userId, found.purpose, now);
    return found;
  },

  /** Those of its kind that nobody has used open nothing any more. */
  async endOthers(tx: Db, userId: string, purpose: TokenPurpose, now: Date): Promise<void> {
    await tx
      .updateTable('accountTokens')
      .set({ usedAt: now })
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .execute();
  },

  /** Ends the invitations of an inviter who lost the right to invite. */
  async endInvitationsBy(tx: Db, inviterId: string, now: Date): Promise<void> {
    await tx
      .updateTable('accountTokens')
      .set({ usedAt: now })
      .where('invitedBy', '=', inviterId)
      .where('usedAt', 'is', null)
      .execute();
  },

  /** A while after they have expired: until then a page can say so. */
  async purgeExpired(db: Db, now: Date): Promise<void> {
    await db
      .deleteFrom('accountTokens')
      .where('expiresAt', '<', new Date(now.getTime() - 30 * 24 * HOUR_MS))
      .execute();
  },
};

const rowOf = (db: Db, token: string, purposes: TokenPurpose[]) =>
  db
    .selectFrom('accountTokens')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'accountTokens.userId').onRef('users.email', '=', 'accountTokens.email'),
    )
    .select(['users.id as userId', 'users.email', 'users.status', 'users.passwordHash'])
    .select(['accountTokens.expiresAt', 'accountTokens.usedAt'])
    .select(['accountTokens.purpose', 'accountTokens.role'])
    .where('tokenHash', '=', hashOfWord(token))
    .where('purpose', 'in', purposes);
