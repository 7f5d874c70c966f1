import type { Role } from '../../plugins/auth';

/** UNVERIFIED: the mail address is not confirmed yet. LOCKED: by staff. */
export type AccountStatus = 'UNVERIFIED' | 'ACTIVE' | 'LOCKED';

export interface UsersTable {
  id: string;
  /** Normalised: what `normaliseEmail` answers. */
  email: string;
  passwordHash: string;
  role: Role;
  status: AccountStatus;
  createdAt: Date;
  updatedAt: Date;
}

/** LOGOUT: by its owner. REUSE: a refresh token came twice. ACCOUNT: the account is not active any more. */
export type RevokedReason = 'LOGOUT' | 'REUSE' | 'ACCOUNT';

export interface SessionsTable {
  id: string;
  userId: string;
  createdAt: Date;
  usedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedReason: RevokedReason | null;
  userAgent: string | null;
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

export interface LoginFailuresTable {
  id: string;
  countedFor: string;
  at: Date;
}
