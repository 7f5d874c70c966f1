import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../lib/language';

export interface ContactRequestsTable {
  id: string;
  ticket: string;
  kind: 'CONTACT' | 'QUICK_CONSULTATION';
  fullName: string;
  email: string | null;
  /** E.164 */
  phone: string | null;
  company: string | null;
  businessName: string | null;
  subject: string | null;
  message: string;
  language: Language;
  createdAt: Date;
  status: Generated<ContactStatus>;
  /** Of the shop alone. */
  note: Generated<string | null>;
  version: Generated<number>;
  /** By what staff find it; the database writes it. */
  staffText: GeneratedAlways<string>;
}

export type ContactStatus = 'NEW' | 'ANSWERED' | 'CLOSED';

/** What the shop wrote back. */
export interface ContactAnswersTable {
  id: string;
  requestId: string;
  message: string;
  at: Date;
}

declare module '../../db/tables' {
  interface Database {
    contactAnswers: ContactAnswersTable;
    contactRequests: ContactRequestsTable;
  }
}
