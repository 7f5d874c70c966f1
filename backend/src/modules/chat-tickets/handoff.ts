import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { normaliseEmail } from '../../lib/email';
import { invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { normalisePhone } from '../../lib/phone';
import type { RateLimits } from '../../lib/rate-limits';
import { shortCode } from '../../lib/short-code';
import type { ChatAsker } from '../chat/chat.service';
import type { ChatHandoff, ChatHandoffBody } from './chat-tickets.schema';
import type { Conversations } from './conversations';

export interface HandoffDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  conversations: Conversations;
}
export type Handoff = ReturnType<typeof createHandoff>;

const MAX_PER_ADDRESS = { max: 20, windowMs: 10 * 60_000 };

const newTicket = () => {
  const letters = shortCode();
  return `HT-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

const notices = {
  vi: (ticket: string) =>
    `Yêu cầu ${ticket} đã được chuyển tới nhân viên. Câu trả lời sẽ hiện ở đây và gửi về email nếu có.`,
  en: (ticket: string) =>
    `Your request ${ticket} was passed to a person of the shop. The answer comes here, and by email where there is one.`,
} satisfies Record<Language, (ticket: string) => string>;

/** Asks a person of the shop into a conversation. */
export function createHandoff({ db, clock, limits, conversations }: HandoffDependencies) {
  /** How many wait longer. */
  async function queueBefore(tx: Db, id: string): Promise<number> {
    const { count } = await tx
      .selectFrom('chatTickets')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('status', 'in', ['NEW', 'OPEN'])
      .where('id', '<', id)
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    /** Asked for again, it is the same ticket; a contact that is given later is noted. */
    async ask(body: ChatHandoffBody, asker: ChatAsker, language: Language): Promise<ChatHandoff> {
      const contact = contactOf(body.contact ?? '');
      const { allowed, retryAfterSeconds } = await limits.consume(
        `chat handoff ${asker.ip}`,
        MAX_PER_ADDRESS,
      );
      if (!allowed) throw tooManyRequests('CHAT_LIMIT', retryAfterSeconds);
      const { id: conversationId } = await conversations.conversationOf(body.conversationId, asker);
      return db.transaction().execute(async (tx) => {
        if (!(await conversations.hold(tx, conversationId))) throw notFound('CHAT_NOT_FOUND');
        const id = uuid();
        const now = clock();
        const added = await tx
          .insertInto('chatTickets')
          .values({
            id,
            ticket: newTicket(),
            conversationId,
            email: contact?.email ?? null,
            phone: contact?.phone ?? null,
            language,
            assigneeId: null,
            createdAt: now,
            lastAt: now,
          })
          .onConflict((conflict) =>
            conflict
              .column('conversationId')
              .where(sql<boolean>`status <> 'CLOSED'`)
              .doNothing(),
          )
          .returning('ticket')
          .executeTakeFirst();
        if (added) {
          await conversations.addMessage(tx, {
            conversationId,
            role: 'SYSTEM',
            text: notices[language](added.ticket),
          });
          return { ticketId: added.ticket, queue: await queueBefore(tx, id) };
        }
        const open = await tx
          .updateTable('chatTickets')
          .set({ ...contact, lastAt: sql<Date>`last_at` })
          .where('conversationId', '=', conversationId)
          .where('status', '<>', 'CLOSED')
          .returning(['id', 'ticket'])
          .executeTakeFirstOrThrow();
        return { ticketId: open.ticket, queue: await queueBefore(tx, open.id) };
      });
    },
  };
}

/** Undefined when none is given. */
function contactOf(text: string): { email?: string; phone?: string } | undefined {
  if (text.trim() === '') return undefined;
  if (text.includes('@')) {
    const email = normaliseEmail(text);
    if (email) return { email };
  } else {
    const phone = normalisePhone(text);
    if (phone) return { phone };
  }
  throw invalidFields({ field: 'contact', code: 'invalid' });
}
