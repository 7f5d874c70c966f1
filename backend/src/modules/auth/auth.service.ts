import type { Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ErrorCode } from '../../error-codes';
import type { Principal } from '../../plugins/auth';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { notFound, unauthorized } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { normaliseEmail } from '../../lib/email';
import type { AccessTokens } from './access-tokens';
import { createAuthRepository } from './auth.repository';
import type { Credentials, LoginData, OpenSession, ReferralCredentials, RefreshData } from './auth.schema';
import type { AccountStatus, UsersTable } from './auth.tables';
import { deviceOf, type SignIn } from './devices';
import type { KnownCallers } from './known-callers';
import type { LoginLimits } from './login-limits';
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from './password';
import {
  hashOfToken,
  isRefreshToken,
  newNonce,
  newRefreshToken,
  REFRESH_LIFE_MS,
  REUSE_GRACE_MS,
  SESSION_LIFE_MS,
  successorOf,
} from './refresh-tokens';
import type { SessionEnds } from './session-ends';

export interface AuthDependencies {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokens;
  loginLimits: LoginLimits;
  knownCallers: KnownCallers;
  sessionEnds: SessionEnds;
  /** `uniform` hides which accounts exist. */
  errors: 'spec' | 'uniform';
  /** Called in `uniform` after the right password of an account that is not open: the owner is told by mail. Not awaited. */
  onInactive(email: string, status: InactiveStatus, language: Language): Promise<void>;
  /** Told of an error in what is not awaited. */
  onFailure(error: unknown): void;
  /** Null for accounts that have not joined the referral programme. */
  referralCredentials(holder: { userId: string; sessionId: string }): Promise<ReferralCredentials | null>;
  /** Told of each sign-in, in the transaction that opens its session. */
  onSignIn(tx: Db, signIn: SignIn): Promise<void>;
}

/** Where a request came from. */
export interface Origin {
  ip: string;
  userAgent: string | undefined;
  language: Language;
  /** The request's Cookie header. */
  cookies: string | undefined;
}

/** What a sign-in answers, and what its browser is to keep. */
interface SignedIn {
  data: LoginData;
  deviceCookie: string;
}

/** More than anybody's devices; anyone who signs in by a program fills no table. */
const MAX_SESSIONS = 50;

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: AuthDependencies) {
  const { db, clock, accessTokens, loginLimits, knownCallers, sessionEnds, errors } = deps;
  const { onInactive, onFailure, onSignIn } = deps;
  const accounts = createAuthRepository(db, sessionEnds);
  /** Verified against when there is no account, so that the answer takes as long as for one that exists. */
  const nobodysHash = hashPassword('no account has this password');

  const later = (ms: number) => new Date(clock().getTime() + ms);
  const refused = (code: ErrorCode) => unauthorized(errors === 'uniform' ? 'INVALID_CREDENTIALS' : code);

  return {
    /** Signs in. What state an account is in is told only to who has its password. */
    async login({ username, password }: Credentials, origin: Origin): Promise<SignedIn> {
      const email = normaliseEmail(username);
      if (!email || password === '' || password.length > PASSWORD_LENGTH.max) {
        throw unauthorized('INVALID_CREDENTIALS');
      }
      const { ip, cookies, language } = origin;
      // Before the queries, so that an address that is refused costs little.
      if (!knownCallers.hasDevice(cookies)) await loginLimits.refuseIfAddressUsedUp(ip);
      const user = await accounts.findUserByEmail(email);
      const who = await knownCallers.identify({ email, userId: user?.id, ip, cookies });
      await loginLimits.refuseIfUsedUp(who);
      const isRight = await verifyPassword(user?.passwordHash ?? (await nobodysHash), password);
      await loginLimits.settle(who, user !== undefined && isRight);

      if (!user) throw refused('ACCOUNT_DOES_NOT_EXIST');
      if (!isRight) throw refused('WRONG_PASSWORD');
      if (user.status !== 'ACTIVE') {
        // Not awaited: the time of the answer would tell that the password is right.
        if (errors === 'uniform') onInactive(email, user.status, language).catch(onFailure);
        throw refused(codeOfStatus[user.status]);
      }

      return enter(user, origin);
    },

    /** Signs in without a password who has just shown by other means that the account is theirs, and is here. */
    async signInAs(userId: string, origin: Origin): Promise<(SignedIn & { email: string }) | null> {
      const user = await accounts.findUserById(userId);
      return user?.status === 'ACTIVE' && user.role === 'CUSTOMER'
        ? { ...(await enter(user, origin)), email: user.email }
        : null;
    },

    /**
     * Exchanges a refresh token. The same token again within the grace gets the same successor, or what followed
     * it since; after the grace somebody has a copy, and the whole family ends.
     */
    async refresh(token: string): Promise<RefreshData> {
      const exchanged = isRefreshToken(token)
        ? await db.transaction().execute((tx) => exchange(tx, token))
        : null;
      // Thrown out here, because what the exchange revoked must stay revoked.
      if (!exchanged) throw unauthorized('INVALID_REFRESH_TOKEN');
      const { refreshToken, ...caller } = exchanged;
      const accessToken = await accessTokens.sign(caller);
      return { accessToken, refreshToken, expiresIn: accessTokens.lifeMs };
    },

    /** Who holds this access token, as the account is at this moment: an ended session ends its tokens at once. */
    async verify(token: string): Promise<Principal | null> {
      const claimed = await accessTokens.read(token);
      return (claimed && (await accounts.findLiveSession(claimed, clock()))) ?? null;
    },

    /** Whether the session runs and its account is open. */
    isLive: async (holder: { userId: string; sessionId: string }): Promise<boolean> =>
      (await accounts.findLiveSession(holder, clock())) !== undefined,

    /** Ends this session, or all of the account's. */
    async logout({ userId, sessionId }: Principal, all: boolean): Promise<void> {
      if (all) await accounts.revokeSessionsOf(db, userId, 'LOGOUT', clock());
      else await accounts.revokeSession(db, sessionId, 'LOGOUT', clock());
    },

    /** Ends the session of a refresh token, also of one that was exchanged; of an unknown one nothing is told. */
    async logoutBy(refreshToken: string): Promise<void> {
      const known = isRefreshToken(refreshToken)
        ? await accounts.findToken(db, hashOfToken(refreshToken))
        : undefined;
      if (known) await accounts.revokeSession(db, known.sessionId, 'LOGOUT', clock());
    },

    /** Where the account is signed in, the latest first. */
    async sessions({ userId, sessionId }: Principal): Promise<OpenSession[]> {
      const rows = await accounts.findSessionsOf(userId, clock());
      return rows.map(({ id, createdAt, usedAt, userAgent }) => ({
        id,
        ...deviceOf(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: usedAt.toISOString(),
        isCurrent: id === sessionId,
      }));
    },

    /** Ends one session of the account, wherever it is. */
    async endSession({ userId }: Principal, id: string): Promise<void> {
      const isEnded = isUuid(id) && (await accounts.revokeOwnSession(userId, id, clock()));
      if (!isEnded) throw notFound('SESSION_NOT_FOUND');
    },

    /** Ends every session of the account but this one. */
    endOtherSessions: (caller: Principal) => accounts.revokeOtherSessions(caller, clock()),

    findAccount: (userId: string) => accounts.findUser(userId),
  };

  async function enter(
    { id: userId, email, role, passwordHash }: Account,
    { ip, userAgent, language, cookies }: Origin,
  ): Promise<SignedIn> {
    const { sessionId, refreshToken } = await openSession(
      { userId, email, ip, userAgent, language },
      passwordHash,
    );
    const token = await accessTokens.sign({ userId, role, sessionId });
    const referralCredentials = await deps.referralCredentials({ userId, sessionId });
    return {
      data: {
        token,
        expiresIn: accessTokens.lifeMs,
        refreshToken,
        ...(referralCredentials && { referralCredentials }),
      },
      deviceCookie: knownCallers.cookieFor(userId, cookies),
    };
  }

  /** The password may have been changed, or the account locked, since it was verified. */
  async function openSession(signIn: SignIn, verifiedHash: string) {
    const { userId, userAgent, language } = signIn;
    const now = clock();
    const refreshToken = newRefreshToken();
    const sessionId = await db.transaction().execute(async (tx) => {
      if (!(await accounts.holdSignedIn(tx, userId, verifiedHash))) throw refused('WRONG_PASSWORD');
      await onSignIn(tx, signIn);
      await knownCallers.remember(tx, userId, signIn.ip);
      await accounts.deleteSessionsOf(tx, userId, later(-REFRESH_LIFE_MS));
      const id = await accounts.addSession(tx, {
        userId,
        now,
        expiresAt: later(SESSION_LIFE_MS),
        userAgent: userAgent?.slice(0, 300) ?? null,
        language,
      });
      await accounts.revokeOldest(tx, userId, MAX_SESSIONS, now);
      await accounts.addToken(tx, {
        tokenHash: hashOfToken(refreshToken),
        sessionId: id,
        createdAt: now,
        expiresAt: later(REFRESH_LIFE_MS),
      });
      return id;
    });
    return { sessionId, refreshToken };
  }

  async function exchange(tx: Db, given: string): Promise<(Principal & { refreshToken: string }) | null> {
    const now = clock();
    const known = await accounts.findToken(tx, hashOfToken(given));
    const session = known && (await accounts.lockSession(tx, known.sessionId));
    if (!session || session.revokedAt || session.expiresAt <= now) return null;
    if (session.status !== 'ACTIVE') {
      await accounts.revokeSession(tx, session.id, 'ACCOUNT', now);
      return null;
    }

    // Also of a token that was exchanged later than now: the clock may have been set back.
    const isPastGrace = (exchangedAt: Date) =>
      Math.abs(now.getTime() - exchangedAt.getTime()) > REUSE_GRACE_MS;
    let refreshToken = given;
    // Read again: it may have been exchanged while we waited for the lock.
    let row = await accounts.findToken(tx, hashOfToken(given));
    const isNew = row?.rotatedAt === null;
    while (row?.rotatedAt) {
      if (isPastGrace(row.rotatedAt) || !row.successorNonce) {
        await accounts.revokeSession(tx, session.id, 'REUSE', now);
        return null;
      }
      refreshToken = successorOf(refreshToken, row.successorNonce);
      row = await accounts.findToken(tx, hashOfToken(refreshToken));
    }
    if (!row || row.expiresAt <= now) return null;
    if (isNew) refreshToken = await rotate(tx, session, refreshToken, now);
    return { userId: session.userId, role: session.role, sessionId: session.id, refreshToken };
  }

  async function rotate(tx: Db, session: { id: string; expiresAt: Date }, token: string, now: Date) {
    const nonce = newNonce();
    const successor = successorOf(token, nonce);
    await accounts.deleteNonces(tx, session.id, later(-REUSE_GRACE_MS));
    await accounts.deleteTokens(tx, session.id, now);
    await accounts.rotateToken(tx, hashOfToken(token), nonce, now);
    const expiresAt = later(REFRESH_LIFE_MS);
    await accounts.addToken(tx, {
      tokenHash: hashOfToken(successor),
      sessionId: session.id,
      createdAt: now,
      expiresAt: expiresAt < session.expiresAt ? expiresAt : session.expiresAt,
    });
    await accounts.touchSession(tx, session.id, now);
    return successor;
  }
}

type Account = Pick<Selectable<UsersTable>, 'id' | 'email' | 'role' | 'passwordHash'>;
type InactiveStatus = Exclude<AccountStatus, 'ACTIVE'>;

const codeOfStatus: Record<InactiveStatus, 'USER_NOT_ACTIVE' | 'USER_IS_NOT_ACTIVE'> = {
  UNVERIFIED: 'USER_NOT_ACTIVE',
  LOCKED: 'USER_IS_NOT_ACTIVE',
};
