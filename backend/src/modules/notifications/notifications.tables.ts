import type { Language } from '../../lib/language';
import type { MailTopic, NotificationKind } from './notifications.schema';

/** What a text names: plain, or in each language. */
export type StoredFact = string | number | Record<Language, string>;

export interface NotificationsTable {
  id: string;
  ownerId: string;
  /** One per occasion and owner. */
  occasion: string;
  kind: NotificationKind;
  facts: Record<string, StoredFact>;
  createdAt: Date;
  readAt: Date | null;
}

/** A kind of mail that a customer does not want. */
export interface MailChoicesTable {
  customerId: string;
  topic: MailTopic;
  refusedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    mailChoices: MailChoicesTable;
    notifications: NotificationsTable;
  }
}
