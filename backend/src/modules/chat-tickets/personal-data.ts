import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';
import type { Conversations } from './conversations';

const isIn = (conversations: string[], emails: string[]) =>
  sql<boolean>`(conversation_id = any(${conversations}::text[]) or email = any(${emails}::text[]))`;

/** Questions to a person of the shop, and how to be reached. Who asks, and what was said, is in the conversation. */
export const ticketData = (db: Db, { idsOf }: Pick<Conversations, 'idsOf'>): PersonalData => ({
  section: 'chatTickets',
  async read({ userId, emails }) {
    const conversations = await idsOf(db, userId);
    return db
      .selectFrom('chatTickets')
      .select(['ticket', 'email', 'phone', 'language', 'status', 'createdAt', 'lastAt'])
      .where(isIn(conversations, emails))
      .orderBy('createdAt')
      .execute();
  },
  async erase(tx, { userId, emails }) {
    const conversations = await idsOf(tx, userId);
    await tx.deleteFrom('chatTickets').where(isIn(conversations, emails)).execute();
    // Of somebody who was staff.
    await tx.updateTable('chatTickets').set({ assigneeId: null }).where('assigneeId', '=', userId).execute();
  },
});
