import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ChatMessage, ChatProduct, ChatSession, ChatStreamEvent } from '@storefront/shared/contracts';
import { aProduct, answers, testApi } from '@storefront/shared/testing';

/** A message of the assistant. */
export const aMessage = (given: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'answer-0',
  role: 'ASSISTANT',
  text: 'Chào bạn.',
  at: '2026-11-21T03:00:00.000Z',
  state: 'DONE',
  ...given,
});

export const aSessionOf = (given: Partial<ChatSession> = {}): ChatSession => ({
  conversationId: 'conversation-1',
  token: 'token-1',
  assistant: 'LOOKUP',
  messages: [],
  ...given,
});

export function aChatProduct(given: Partial<ChatProduct> = {}): ChatProduct {
  const { id, name, seoSlug, categorySlug, picture, price, maxPrice, originalPrice, stock } = aProduct();
  return {
    id,
    name,
    seoSlug,
    categorySlug,
    picture,
    price,
    maxPrice,
    originalPrice,
    stock,
    infoId: null,
    variants: [],
    ...given,
  };
}

/** A stream of server-sent events that a test writes. */
export interface Line {
  headers: Headers;
  signal: AbortSignal;
  body: unknown;
  /** Sends events as the shop does, each with the next id. */
  send: (...events: ChatStreamEvent[]) => void;
  write: (text: string) => void;
  /** Ends it. */
  cut: () => void;
}

const encoder = new TextEncoder();

/** A handler whose streams the test writes. */
export function streams(method: 'get' | 'post', path: string, opened: Line[]): HttpHandler {
  return http[method](`${testApi}/chat/${path}`, async ({ request }) => {
    const { headers, signal } = request;
    const body: unknown = method === 'post' ? await request.json() : null;
    let id = Number(headers.get('last-event-id') ?? 0);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(encoder.encode(text));
        };
        opened.push({
          headers,
          signal,
          body,
          write,
          send: (...events) => {
            for (const { event, data } of events) {
              id += 1;
              write(`id: ${String(id)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
            }
          },
          cut: () => {
            controller.close();
          },
        });
      },
    });
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
}

export const started: ChatStreamEvent = {
  event: 'start',
  data: { messageId: 'question-1', replyId: 'answer-1', assistant: 'LOOKUP' },
};
export const said = (text: string): ChatStreamEvent => ({ event: 'delta', data: { text } });
export const done: ChatStreamEvent = { event: 'done', data: { replyId: 'answer-1', state: 'DONE' } };

/** Opens a conversation, and keeps its line for later messages open. */
export function opens(session: unknown = aSessionOf(), later: Line[] = []): HttpHandler[] {
  return [answers('post', 'chat/session', session), streams('get', 'conversation/:id/stream', later)];
}
