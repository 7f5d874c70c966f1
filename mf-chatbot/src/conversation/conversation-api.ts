import type {
  ChatHistory,
  ChatMessage,
  ChatMessageBody,
  ChatSdk,
  ChatSession,
} from '@storefront/shared/contracts';
import { toApiError, type WriteOptions } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';
import { openStream, type StreamOptions } from './open-stream';
import type { Owner } from './owner';
import { readConversation, storeConversation, type StoredConversation } from './stored-conversation';

const optionsOf = ({ token, isSignedIn }: Owner) =>
  ({
    ...(token !== null && { headers: { 'x-chat-token': token } }),
    isPersonal: isSignedIn,
  }) satisfies WriteOptions;

export interface OpenRequest {
  sdk: ChatSdk;
  isSignedIn: boolean;
  /** `stored`: the one of this browser, if any; `new`: another one; or one of the account by its id. */
  which: 'stored' | 'new' | { id: string };
}

/** Opens a conversation. Tabs take turns, so that two that start at once have the same one. */
export function openConversation(context: ApiContext, request: OpenRequest): Promise<ChatSession> {
  return inTurn(async () => {
    const { which } = request;
    const wanted =
      which === 'stored'
        ? readConversation()
        : which === 'new'
          ? null
          : { conversationId: which.id, token: null };
    const session = await openOrBegin(context, request, wanted);
    storeConversation({ conversationId: session.conversationId, token: session.token });
    return session;
  });
}

async function openOrBegin(
  context: ApiContext,
  request: OpenRequest,
  wanted: StoredConversation | null,
): Promise<ChatSession> {
  try {
    return await postSession(context, request, wanted);
  } catch (error) {
    // It was deleted, is too old, or is another person's. One that somebody chose is not replaced without a word.
    if (wanted === null || toApiError(error).status !== 404 || typeof request.which === 'object') throw error;
    return postSession(context, request, null);
  }
}

async function postSession(
  { http, signal }: ApiContext,
  { sdk, isSignedIn }: OpenRequest,
  wanted: StoredConversation | null,
): Promise<ChatSession> {
  const { data } = await http.post<ChatSession>(
    'chat/session',
    { ...sdk, ...(wanted && { conversationId: wanted.conversationId }) },
    { signal, ...optionsOf({ token: wanted?.token ?? null, isSignedIn }) },
  );
  return data;
}

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('sf:chat', run) : run();
}

/** Asks; the answer comes as events, until it is complete or the line breaks. */
export function ask(
  context: ApiContext,
  owner: Owner,
  body: ChatMessageBody,
  stream: StreamOptions,
): Promise<void> {
  return openStream(context, owner, { path: 'chat/message', body, ...stream });
}

/** Reads an answer on after its line broke. */
export function readOn(
  context: ApiContext,
  owner: Owner,
  replyId: string,
  stream: StreamOptions,
): Promise<void> {
  return openStream(context, owner, {
    path: `chat/message/${encodeURIComponent(replyId)}/stream`,
    ...stream,
  });
}

/** Reads messages that come later, such as those of staff. */
export function listen(
  context: ApiContext,
  owner: Owner,
  conversationId: string,
  stream: StreamOptions,
): Promise<void> {
  return openStream(context, owner, {
    path: `chat/conversation/${encodeURIComponent(conversationId)}/stream`,
    ...stream,
  });
}

export async function stopReply({ http, signal }: ApiContext, owner: Owner, replyId: string): Promise<void> {
  await http.post(`chat/message/${encodeURIComponent(replyId)}/stop`, {}, { signal, ...optionsOf(owner) });
}

/** The messages before the oldest that is known. */
export async function fetchOlder(
  { http, signal }: ApiContext,
  { token, isSignedIn }: Owner,
  { conversationId, before }: { conversationId: string; before: string },
): Promise<ChatHistory> {
  const options = {
    params: { before },
    signal,
    ...(token !== null && { headers: { 'x-chat-token': token } }),
  };
  const path = `chat/history/${encodeURIComponent(conversationId)}` as const;
  const answer = isSignedIn
    ? await http.getWithBearer<ChatHistory>(path, { ...options, isTracked: false })
    : await http.get<ChatHistory>(path, options);
  return answer?.data ?? Promise.reject(toApiError(undefined));
}

export async function deleteConversation(
  { http, signal }: ApiContext,
  owner: Owner,
  conversationId: string,
): Promise<void> {
  await http.delete(`chat/history/${encodeURIComponent(conversationId)}`, { signal, ...optionsOf(owner) });
}

export async function sendVote(
  { http, signal }: ApiContext,
  owner: Owner,
  { messageId, vote }: { messageId: string; vote: 'UP' | 'DOWN' | null },
): Promise<void> {
  await http.post<ChatMessage>('chat/feedback', { messageId, vote }, { signal, ...optionsOf(owner) });
}

/** Asks for a person of the shop; a guest says where the answer goes. */
export async function sendHandoff(
  { http, signal }: ApiContext,
  owner: Owner,
  { conversationId, contact }: { conversationId: string; contact: string | undefined },
): Promise<void> {
  await http.post(
    'chat/handoff',
    { conversationId, ...(contact !== undefined && { contact }) },
    { signal, ...optionsOf(owner) },
  );
}
