import { chatbotReloaded, createMutation, noticeShown, put, select } from '@storefront/shared/store';
import { deleteConversation } from './conversation-api';
import { selectConversation } from './conversation-slice';
import { conversations } from './conversations';
import type { Owner } from './owner';

/** Deletes a conversation for good. */
export const removal = createMutation<{ owner: Owner; id: string }>({
  name: 'chatbot/removal',
  policy: 'perKey',
  keyOf: ({ id }) => id,
  send: (context, { owner, id }) => deleteConversation(context, owner, id),
  *onSuccess(_data, { id }) {
    yield* put(conversations.invalidate());
    yield* put(noticeShown('chatbot:ConversationDeleted'));
    if ((yield* select(selectConversation)).id === id) yield* put(chatbotReloaded());
  },
});
