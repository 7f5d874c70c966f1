import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../lib/language';

export type TicketStatus = 'NEW' | 'OPEN' | 'ANSWERED' | 'CLOSED';

export interface ChatTicketsTable {
  id: string;
  ticket: string;
  conversationId: string;
  email: string | null;
  /** E.164 */
  phone: string | null;
  language: Language;
  status: Generated<TicketStatus>;
  assigneeId: string | null;
  version: Generated<number>;
  createdAt: Date;
  /** When the customer or the shop last did something. */
  lastAt: Date;
  staffText: GeneratedAlways<string>;
}

declare module '../../db/tables' {
  interface Database {
    chatTickets: ChatTicketsTable;
  }
}
