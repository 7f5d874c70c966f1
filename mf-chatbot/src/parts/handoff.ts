import { createMutation } from '@storefront/shared/store';
import type { Owner } from '../conversation/owner';
import { sendHandoff } from '../conversation/conversation-api';

/** Asks for a person of the shop. */
export const handoff = createMutation<{ owner: Owner; conversationId: string; contact: string | undefined }>({
  name: 'chatbot/handoff',
  policy: 'perKey',
  keyOf: ({ conversationId }) => conversationId,
  send: (context, { owner, ...request }) => sendHandoff(context, owner, request),
});
