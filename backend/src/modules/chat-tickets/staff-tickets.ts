import { sql, type Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import { plainLines } from '../../lib/plain-text';
import { isBefore, staffPatterns } from '../../lib/staff-words';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { NotificationService } from '../notifications/notifications.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { SettingsService } from '../settings/settings.service';
import type {
  ChatTicket,
  ChatTicketDetail,
  ChatTicketPage,
  ChatTicketReply,
  ChatTicketsQuery,
} from './chat-tickets.schema';
import type { ChatTicketsTable, TicketStatus } from './chat-tickets.tables';
import type { Conversations } from './conversations';
import { ticketReplyMail } from './ticket-mail';

export interface StaffTicketDependencies {
  db: Db;
  clock: Clock;
  outbox: Pick<OutboxService, 'enqueue'>;
  notifications: Pick<NotificationService, 'notify'>;
  settings: Pick<SettingsService, 'client'>;
  audit: Audit;
  accounts: {
    emailOf(tx: Db, userId: string): Promise<string | null>;
    emailsOf(from: Db, userIds: string[]): Promise<Map<string, string>>;
  };
  conversations: Conversations;
  publicUrl: string;
}
export type StaffTickets = ReturnType<typeof createStaffTickets>;

type Stored = Omit<Selectable<ChatTicketsTable>, 'staffText'>;
type Row = Stored & {
  /** Null for a guest. */
  customerId: string | null;
};
type Change = Pick<Row, 'status' | 'assigneeId'>;
const columns = [
  'ticket.id',
  'ticket.ticket',
  'ticket.conversationId',
  'ticket.email',
  'ticket.phone',
  'ticket.language',
  'ticket.status',
  'ticket.assigneeId',
  'ticket.version',
  'ticket.createdAt',
  'ticket.lastAt',
] as const;
const ticketsIn = (from: Db) => from.selectFrom('chatTickets as ticket').select(columns);
/** Of the end of a conversation. */
const MAX_MESSAGES = 200;

/** How staff answer people who asked for them. */
export function createStaffTickets(deps: StaffTicketDependencies) {
  const { db, clock, outbox, notifications, settings, audit, accounts, conversations, publicUrl } = deps;

  /** Who owns a conversation is asked of the conversation, as that of a guest becomes an account's. */
  async function withOwners(from: Db, tickets: Stored[]): Promise<Row[]> {
    const customers = await conversations.customersOf(
      from,
      tickets.map(({ conversationId }) => conversationId),
    );
    return tickets.map((ticket) => ({ ...ticket, customerId: customers.get(ticket.conversationId) ?? null }));
  }

  async function toTickets(from: Db, rows: Row[]): Promise<ChatTicket[]> {
    const people = rows.flatMap(({ customerId, assigneeId }) => [customerId, assigneeId]);
    const emails = await accounts.emailsOf(from, [...new Set(people.filter((id) => id !== null))]);
    const person = (id: string | null) => {
      const email = id === null ? undefined : emails.get(id);
      return id === null || email === undefined ? null : { id, email };
    };
    return rows.map(({ conversationId: _secret, customerId, assigneeId, createdAt, lastAt, ...row }) => ({
      ...row,
      customer: person(customerId),
      assignee: person(assigneeId),
      createdAt: createdAt.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
  }

  async function toTicket(from: Db, row: Row): Promise<ChatTicket> {
    const [ticket] = await toTickets(from, [row]);
    if (!ticket) throw notFound('CHAT_TICKET_NOT_FOUND');
    return ticket;
  }

  async function detail(id: string): Promise<ChatTicketDetail> {
    const stored = isUuid(id) ? await ticketsIn(db).where('ticket.id', '=', id).execute() : [];
    const [row] = await withOwners(db, stored);
    if (!row) throw notFound('CHAT_TICKET_NOT_FOUND');
    const ticket = await toTicket(db, row);
    const messages = await conversations.transcript(row.conversationId, MAX_MESSAGES);
    return { ...ticket, replyTo: row.email ?? ticket.customer?.email ?? null, messages };
  }

  /** Refused with the current state when somebody changed it since it was read. */
  async function held(tx: Db, id: string, version: number): Promise<Row> {
    const own = ticketsIn(tx).where('id', '=', id);
    const seen = isUuid(id) ? await own.executeTakeFirst() : undefined;
    const conversation = seen && (await conversations.hold(tx, seen.conversationId));
    const ticket = conversation && (await own.forUpdate().executeTakeFirst());
    if (!ticket) throw notFound('CHAT_TICKET_NOT_FOUND');
    const row = { ...ticket, ...conversation };
    if (row.version !== version) throw conflict('EDIT_CONFLICT', await toTicket(tx, row));
    if (row.status === 'CLOSED') throw conflict('CHAT_TICKET_CLOSED');
    return row;
  }

  async function change(tx: Db, row: Row, to: Change, action: string, staff: Staff): Promise<Row> {
    const version = row.version + 1;
    const lastAt = clock();
    await tx
      .updateTable('chatTickets')
      .set({ ...to, version, lastAt })
      .where('id', '=', row.id)
      .execute();
    await audit.record(tx, staff, {
      action,
      entity: 'chat-ticket',
      entityId: row.id,
      before: { status: row.status, assigneeId: row.assigneeId, version: row.version },
      after: { ...to, version },
    });
    return { ...row, ...to, version, lastAt };
  }

  /** A change without words. */
  async function move(id: string, version: number, staff: Staff, action: string, to: (row: Row) => Change) {
    await db.transaction().execute(async (tx) => {
      const row = await held(tx, id, version);
      await change(tx, row, to(row), action, staff);
    });
    return detail(id);
  }

  return {
    /** The latest first, with how many there are in each state. */
    async list(
      { status, assignee, search = '', ...at }: ChatTicketsQuery,
      staff: Staff,
    ): Promise<ChatTicketPage> {
      const limit = limitOf(at);
      const after = readCursor(at.after);
      let listed = ticketsIn(db);
      if (status) listed = listed.where('ticket.status', '=', status);
      if (assignee === 'me') listed = listed.where('ticket.assigneeId', '=', staff.userId);
      if (assignee === 'none') listed = listed.where('ticket.assigneeId', 'is', null);
      for (const pattern of staffPatterns(search)) listed = listed.where('ticket.staffText', 'like', pattern);
      if (after) listed = listed.where(isBefore('ticket.lastAt', 'ticket.id', after));
      const rows = await listed
        .orderBy('ticket.lastAt', 'desc')
        .orderBy('ticket.id', 'desc')
        .limit(limit + 1)
        .execute();
      const { data, meta } = keysetPage(rows, limit, ({ lastAt, id }) => ({ at: lastAt, id }));
      const totals = await db
        .selectFrom('chatTickets')
        .select(['status', sql<number>`count(*)::int`.as('total')])
        .groupBy('status')
        .execute();
      const counts: Record<TicketStatus, number> = { NEW: 0, OPEN: 0, ANSWERED: 0, CLOSED: 0 };
      for (const { status: of, total } of totals) counts[of] = total;
      return { data: await toTickets(db, await withOwners(db, data)), meta, counts };
    },

    detail,

    /** Says who takes care of it. */
    assign: (id: string, version: number, staff: Staff) =>
      move(id, version, staff, 'assign', ({ status }) => ({
        status: status === 'NEW' ? 'OPEN' : status,
        assigneeId: staff.userId,
      })),

    close: (id: string, version: number, staff: Staff) =>
      move(id, version, staff, 'close', ({ assigneeId }) => ({ status: 'CLOSED', assigneeId })),

    /**
     * Says it in the conversation, by mail, and to customers as a notification; a repeated request says nothing more.
     * What is stored for the repetition holds nothing of the conversation, which its owner may delete.
     */
    async reply(
      id: string,
      body: ChatTicketReply,
      staff: Staff,
      store: StoreAnswer,
    ): Promise<AnswerBody<{ id: string; version: number }>> {
      const text = plainLines(body.message);
      if (text === null) throw invalidFields({ field: 'message', code: 'invalid' });
      if (text === '') throw invalidFields({ field: 'message', code: 'required' });
      const { siteName } = (await settings.client()).settingClient;
      return db.transaction().execute(async (tx) => {
        const row = await held(tx, id, body.version);
        const { conversationId, customerId, ticket } = row;
        const messageId = await conversations.addMessage(tx, { conversationId, role: 'STAFF', text });
        const to = { status: 'ANSWERED' as const, assigneeId: row.assigneeId ?? staff.userId };
        const { version } = await change(tx, row, to, 'reply', staff);
        const address = row.email ?? (customerId === null ? null : await accounts.emailOf(tx, customerId));
        if (address !== null) {
          const mail = ticketReplyMail(row, { id: messageId, text, to: address }, { siteName, publicUrl });
          await outbox.enqueue(tx, mail);
        }
        if (customerId !== null) {
          await notifications.notify(tx, {
            ownerId: customerId,
            kind: 'CHAT_REPLY',
            occasion: `chat-reply:${messageId}`,
            facts: { code: ticket },
          });
        }
        const said = answer({ id, version });
        await store(tx, said);
        return said;
      });
    },
  };
}
