import type { Language } from '../../lib/language';

export type SubscriptionStatus = 'PENDING' | 'ACTIVE' | 'UNSUBSCRIBED';
export type TokenPurpose = 'CONFIRM' | 'UNSUBSCRIBE';

export interface NewsletterSubscriptionsTable {
  id: string;
  /** Normalised. */
  email: string;
  language: Language;
  status: SubscriptionStatus;
  /** Which words somebody agreed to. */
  consentVersion: string;
  consentAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  createdAt: Date;
}

export interface NewsletterTokensTable {
  tokenHash: string;
  subscriptionId: string;
  purpose: TokenPurpose;
  createdAt: Date;
  expiresAt: Date | null;
  usedAt: Date | null;
}

declare module '../../db/tables' {
  interface Database {
    newsletterSubscriptions: NewsletterSubscriptionsTable;
    newsletterTokens: NewsletterTokensTable;
  }
}
