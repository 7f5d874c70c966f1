import type { Language } from '../../lib/language';
import type { AssistantKind, ChatEvent, ChatMessage } from './chat.schema';

/** One message of a customer, with what an assistant may know of the conversation. */
export interface ChatTurn {
  conversationId: string;
  /** Of the answer that is being written. */
  replyId: string;
  text: string;
  /** Of the page; the text itself may be in the other one. */
  language: Language;
  /** The latest messages before this one, oldest first, with the products and orders that answers showed. */
  history: readonly ChatMessage[];
  /** What the person is looking at. Sent by the browser, so it says nothing about rights. */
  context: { path?: string; productId?: string };
  /** The signed-in owner; null for a guest. The only thing that opens personal data. */
  customerId: string | null;
  /** The network address of the person; for limits only. */
  ip: string;
}

/** Says a part of the answer; resolves when it is stored, so a fast assistant waits for a slow database. */
export type Emit = (event: ChatEvent) => Promise<void>;

/** What answers customers. */
export interface Assistant {
  kind: AssistantKind;
  /**
   * Answers a message. What was emitted stays when it throws; an aborted signal must end the work, and its error is not
   * told to anybody.
   */
  answer(turn: ChatTurn, emit: Emit, signal: AbortSignal): Promise<void>;
}
