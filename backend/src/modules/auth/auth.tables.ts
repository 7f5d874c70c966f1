import type { ColumnType } from 'kysely';
import type { Role } from '../../plugins/auth';
import type { Language } from '../../lib/language';

export type StaffRole = Exclude<Role, 'CUSTOMER'>;

/** UNVERIFIED: the mail address is not confirmed yet. LOCKED: by staff. */
export type AccountStatus = 'UNVERIFIED' | 'ACTIVE' | 'LOCKED';

export interface UsersTable {
  id: string;
  /** Normalised: what `normaliseEmail` answers. */
  email: string;
  passwordHash: string;
  role: Role;
  status: AccountStatus;
  /** While it is locked. */
  lockedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lockReason: ColumnType<string | null, string | null | undefined, string | null>;
  statusBeforeLock: ColumnType<AccountStatus | null, undefined, AccountStatus | null>;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * LOGOUT: by its owner. REUSE: a refresh token came twice. ACCOUNT: the account is not active any more. PASSWORD: it
 * was changed. CROWD: newer ones took its place.
 */
export type RevokedReason = 'LOGOUT' | 'REUSE' | 'ACCOUNT' | 'PASSWORD' | 'CROWD';

export interface SessionsTable {
  id: string;
  userId: string;
  createdAt: Date;
  usedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedReason: RevokedReason | null;
  userAgent: string | null;
  /** In which the shop was read by anyone who signed in; null for sessions from before it was kept. */
  language: Language | null;
}

export interface RefreshTokensTable {
  /** SHA-256, hex. */
  tokenHash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
  successorNonce: string | null;
}

export interface SignUpsTable {
  userId: string;
  language: Language;
  /** Which words somebody agreed to. */
  termsVersion: string;
  marketingConsent: boolean;
  referralCode: string | null;
  /** SHA-256, hex. Of the word that the browser which signed up keeps; null for sign-ups from before there was one. */
  claimHash: string | null;
  /** Becomes the profile's with the activation. */
  phone: string | null;
  createdAt: Date;
  verifiedAt: Date | null;
}

/** VERIFY: the mailbox is theirs. RESET: a new password. INVITE: becoming staff. */
export type TokenPurpose = 'VERIFY' | 'RESET' | 'INVITE';

export interface AccountTokensTable {
  /** SHA-256, hex. */
  tokenHash: string;
  userId: string;
  /** Where it was sent. */
  email: string;
  purpose: TokenPurpose;
  /** Of an invitation: what its holder becomes. */
  role: ColumnType<StaffRole | null, StaffRole | null | undefined, never>;
  /** Of an invitation: the administrator who sent it; null when a command on the server did. */
  invitedBy: ColumnType<string | null, string | null | undefined, never>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** GUESSES: somebody used up the wrong passwords. LOCKED: the owner tried to sign in. */
export type AccountMailPurpose = Exclude<TokenPurpose, 'INVITE'> | 'GUESSES' | 'LOCKED';

export interface AccountMailRequestsTable {
  id: string;
  /** Normalised. */
  email: string;
  purpose: AccountMailPurpose;
  language: Language;
  askedAt: Date;
}

export interface AuthTriesTable {
  id: string;
  countedFor: string;
  at: Date;
}

export interface KnownDevicesTable {
  userId: string;
  /** SHA-256, hex. */
  deviceHash: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export interface KnownNetworksTable {
  userId: string;
  /** HMAC-SHA-256 of the account and the network's prefix, hex. */
  networkHash: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** A sign-up that a job has yet to process, where no answer tells whether an address has an account. */
export interface SignUpRequestsTable {
  /** The id of the account, if one is made. */
  id: string;
  /** Normalised. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
  language: Language;
  termsVersion: string;
  marketingConsent: boolean;
  referralCode: string | null;
  /** SHA-256, hex. */
  claimHash: string;
  askedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    signUpRequests: SignUpRequestsTable;
    signUps: SignUpsTable;
    accountTokens: AccountTokensTable;
    accountMailRequests: AccountMailRequestsTable;
    authTries: AuthTriesTable;
    knownDevices: KnownDevicesTable;
    knownNetworks: KnownNetworksTable;
    refreshTokens: RefreshTokensTable;
    sessions: SessionsTable;
    users: UsersTable;
  }
}
