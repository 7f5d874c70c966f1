import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  /** One mail per key, however often its reason happens. */
  dedupeKey: string;
  kind: string;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  createdAt: Date;
  /** Null when sent or given up. */
  nextTryAt: Date | null;
  tries: Generated<number>;
  sentAt: Date | null;
  lastError: string | null;
}
