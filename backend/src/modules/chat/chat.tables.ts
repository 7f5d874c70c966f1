import type { AssistantKind, ChatParts, ChatRole, ChatState, ChatStreamEvent, ChatVote } from './chat.schema';

export interface ChatConversationsTable {
  id: string;
  /** Of a guest; null once an account owns the conversation. */
  tokenHash: string | null;
  customerId: string | null;
  title: string;
  messageCount: number;
  createdAt: Date;
  lastAt: Date;
}

export interface ChatMessagesTable {
  id: string;
  conversationId: string;
  role: ChatRole;
  text: string;
  parts: ChatParts;
  state: ChatState;
  assistant: AssistantKind | null;
  replyTo: string | null;
  clientMessageId: string | null;
  vote: ChatVote | null;
  errorCode: string | null;
  isStopAsked: boolean;
  /** Null unless an answer is being written; by the clock of the database. */
  aliveUntil: Date | null;
  createdAt: Date;
}

export interface ChatEventsTable {
  replyId: string;
  seq: number;
  event: ChatStreamEvent['event'];
  data: ChatStreamEvent['data'];
  createdAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    chatConversations: ChatConversationsTable;
    chatMessages: ChatMessagesTable;
    chatEvents: ChatEventsTable;
  }
}
