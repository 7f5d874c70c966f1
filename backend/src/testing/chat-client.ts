import { v4 as uuid } from 'uuid';
import type { ChatMessage, ChatStreamEvent } from '../modules/chat/chat.schema';
import type { Language } from '../lib/language';
import type { TestApp } from './test-app';

export const SDK = {
  aiCode: 'storefront-assistant',
  accessKey: 'storefront-demo-access-key',
  sdkId: 'storefront-web',
};

export type ReceivedEvent = ChatStreamEvent & { id: number };

/** The events of a stream that has ended. */
export const eventsIn = (stream: string): ReceivedEvent[] =>
  stream.split('\n\n').flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const [event, data, id] = [field('event'), field('data'), field('id')];
    if (event === undefined || data === undefined) return [];
    return [{ event, data: JSON.parse(data) as unknown, id: Number(id) } as ReceivedEvent];
  });

export const textOf = (events: readonly ReceivedEvent[]) =>
  events.map((one) => (one.event === 'delta' ? one.data.text : '')).join('');

let addresses = 0;

/** A conversation over HTTP, as a page has one. */
export async function aConversation(
  { app }: Pick<TestApp, 'app'>,
  {
    headers = {},
    language = 'vi' as Language,
  }: { headers?: Record<string, string>; language?: Language } = {},
) {
  addresses += 1;
  const remoteAddress = `10.7.${String((addresses >> 8) & 255)}.${String(addresses & 255)}`;
  const opened = await app.inject({
    method: 'POST',
    url: '/api/chat/session',
    remoteAddress,
    headers,
    payload: SDK,
  });
  const session = opened.json<{
    data: { conversationId: string; token: string | null; messages: ChatMessage[] };
  }>();
  const { conversationId, token } = session.data;
  const own = { ...headers, ...(token !== null && { 'x-chat-token': token }) };
  return {
    id: conversationId,
    token,
    headers: own,
    /** Sends a message and waits for the whole answer. */
    async say(text: string, more: Record<string, unknown> = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/chat/message',
        remoteAddress,
        headers: own,
        payload: { conversationId, text, clientMessageId: uuid(), language, ...more },
      });
      const events = response.statusCode === 200 ? eventsIn(response.body) : [];
      return { status: response.statusCode, body: response.body, events, text: textOf(events) };
    },
  };
}
