import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import type { Assistant } from '../chat/assistant';
import type { TicketStatus } from './chat-tickets.tables';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * An assistant that notes in a ticket that the customer wrote again, while it answers: staff see it at the top of their
 * list, and a reply to an older state of the conversation is a conflict.
 */
export const withReopening = (assistant: Assistant, { db, clock, log }: Dependencies): Assistant => ({
  kind: assistant.kind,
  async answer(turn, emit, signal) {
    const noted = db
      .updateTable('chatTickets')
      .set((eb) => ({
        status: sql<TicketStatus>`case when status = 'ANSWERED' then 'OPEN' else status end`,
        lastAt: clock(),
        version: eb('version', '+', 1),
      }))
      .where('conversationId', '=', turn.conversationId)
      .where('status', '<>', 'CLOSED')
      .execute()
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : typeof error;
        log.warn(
          { replyId: turn.replyId, error: name },
          'a ticket does not show that its customer wrote again',
        );
      });
    await Promise.all([noted, assistant.answer(turn, emit, signal)]);
  },
});
