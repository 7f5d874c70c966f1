import { pageParam, type At, type ChatConversation, type Paged } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

export interface ConversationsQuery {
  page: number;
}

export const parseConversationsQuery = ({ query }: Pick<At, 'query'>): ConversationsQuery => ({
  page: pageParam(query),
});

/** The conversations of the customer, the newest first. */
export const conversations = createQuery<ConversationsQuery, Paged<ChatConversation>>({
  name: 'chatbot/conversations',
  keyOf: ({ page }) => String(page),
  isPersonal: true,
  fetch: async ({ http, signal }, { page }) =>
    (await http.getWithBearer<Paged<ChatConversation>>('chat/history', { params: { page }, signal }))?.data,
});
