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
}

declare module '../../db/tables' {
  interface Database {
    contactRequests: ContactRequestsTable;
  }
}
