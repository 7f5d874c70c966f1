import type { Language } from '../../lib/language';

export interface AccountDeletionsTable {
  userId: string;
  language: Language;
  requestedAt: Date;
  dueAt: Date;
}

/** Append-only: the last row of somebody is what they agree to now. */
export interface ConsentsTable {
  id: string;
  userId: string | null;
  visitorId: string | null;
  analytics: boolean;
  marketing: boolean;
  /** Which words they agreed to. */
  version: string;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    accountDeletions: AccountDeletionsTable;
    consents: ConsentsTable;
  }
}
