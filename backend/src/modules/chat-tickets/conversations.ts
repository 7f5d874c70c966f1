import type { Db } from '../../db';
import type { ChatMessage } from '../chat/chat.schema';
import type { ChatAsker } from '../chat/chat.service';

/** What tickets need of conversations. */
export interface Conversations {
  /** @throws CHAT_NOT_FOUND when it belongs to somebody else. */
  conversationOf(id: string, asker: ChatAsker): Promise<{ id: string; customerId: string | null }>;
  /**
   * Locks a conversation until the end of the transaction, always before its ticket: a deletion takes them in this order,
   * too, so neither waits for the other. Its owner cannot change meanwhile. Undefined when it was deleted.
   */
  hold(tx: Db, id: string): Promise<{ customerId: string | null } | undefined>;
  /** The account that owns each of these conversations, null for a guest. */
  customersOf(from: Db, ids: readonly string[]): Promise<Map<string, string | null>>;
  /** The conversations that an account owns. */
  idsOf(from: Db, customerId: string): Promise<string[]>;
  /** Open panels show it when the transaction is committed. */
  addMessage(
    tx: Db,
    message: { conversationId: string; role: 'STAFF' | 'SYSTEM'; text: string },
  ): Promise<string>;
  /** The latest messages, oldest first. */
  transcript(conversationId: string, limit: number): Promise<ChatMessage[]>;
}
