import type { ChatMessage, ChatStreamEvent } from '@storefront/shared/contracts';
import type { ApiErrorState } from '@storefront/shared/store';

/** A message as it is shown. */
export interface Message extends ChatMessage {
  /** Of a question that is not known to have reached the shop. */
  isSending?: boolean;
  /** Why a question did not reach the shop, or why its answer was cut off. */
  failure?: Pick<ApiErrorState, 'code' | 'retryAfterSeconds'>;
}

/** Adds a message, or puts it in the place of the one that it is a newer state of. */
export function withMessage(messages: readonly Message[], message: Message): Message[] {
  const at = messages.findIndex(
    ({ id, clientMessageId }) =>
      id === message.id || (clientMessageId !== undefined && clientMessageId === message.clientMessageId),
  );
  const known = messages[at];
  if (!known) return [...messages, message];
  // Which question an answer belongs to is known already, and rows are recognised by it.
  const newer = known.replyTo === undefined ? message : { ...message, replyTo: known.replyTo };
  return messages.map((one, index) => (index === at ? newer : one));
}

/** What an event adds to an answer. */
export function withEvent(answer: Message, { event, data }: ChatStreamEvent): Message {
  switch (event) {
    case 'start':
      return { ...answer, id: data.replyId, assistant: data.assistant };
    case 'assistant':
      return { ...answer, assistant: data.assistant };
    case 'delta':
      return { ...answer, text: answer.text + data.text };
    case 'products':
    case 'passages':
    case 'orders':
    case 'replies':
    case 'links':
      return { ...answer, [event]: data.items };
    case 'auth_required':
      return { ...answer, isSignInAsked: true };
    case 'handoff':
      return { ...answer, isHandoffOffered: data.offer };
    case 'error':
      // A code that this version does not know has the text of any failure.
      return {
        ...answer,
        state: 'FAILED',
        errorCode: data.code,
        failure: { code: data.code as ApiErrorState['code'] },
      };
    case 'done':
      return { ...answer, id: data.replyId, state: data.state };
    default:
      // An event of a newer backend.
      return answer;
  }
}
