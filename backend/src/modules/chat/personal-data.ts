import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What a customer and the assistant said. */
export const chatData = (db: Db): PersonalData => ({
  section: 'chat',
  async read({ userId }) {
    return db
      .selectFrom('chatMessages as message')
      .innerJoin('chatConversations as conversation', 'conversation.id', 'message.conversationId')
      .select([
        'conversation.id as conversation',
        'message.role',
        'message.text',
        'message.vote',
        'message.createdAt',
      ])
      .where('conversation.customerId', '=', userId)
      .orderBy('message.createdAt')
      .orderBy('message.id')
      .execute();
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('chatConversations').where('customerId', '=', userId).execute();
  },
});
