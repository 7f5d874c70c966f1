import type { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, Answer, Nothing, Paged } from '../../lib/envelope';
import { limitPerAddress, type RateLimits } from '../../lib/rate-limits';
import { bearerOf, principal } from '../../plugins/auth';
import {
  ChatConversation,
  ChatConversationsQuery,
  ChatFeedbackBody,
  ChatHistory,
  ChatHistoryQuery,
  ChatId,
  ChatMessage,
  ChatMessageBody,
  ChatSession,
  ChatSessionBody,
  ChatStreamEvent,
  ConversationEvent,
  ReplyId,
} from './chat.schema';
import { WRITE_TIMEOUT_MS, type ChatStreams } from './chat-streams';
import type { ChatAsker, ChatService } from './chat.service';

const tags = ['chat'];
const eventStream = (events: typeof ChatStreamEvent | typeof ConversationEvent) => ({
  200: { content: { 'text/event-stream': { schema: Type.Unsafe<Readable>(events) } } },
});

/** Who asks: the account of the session, the token of a guest, or nobody. */
export function askerOf(request: FastifyRequest): ChatAsker {
  const token = request.headers['x-chat-token'];
  return {
    customerId: request.principal?.userId ?? null,
    token: typeof token === 'string' ? token : null,
    accessToken: bearerOf(request),
    ip: request.ip,
  };
}

const lastEventId = (request: FastifyRequest): string | undefined => {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' ? header : undefined;
};

/** Under /api/chat. */
export const chatRoutes =
  (chat: ChatService, streams: ChatStreams, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'chat');

    app.post(
      '/session',
      {
        schema: {
          tags,
          summary: 'Begin a conversation, or take an own one up again',
          description:
            'A guest sends the token of the conversation in `x-chat-token`. Signed in, the conversation of a guest becomes the account’s.',
          body: ChatSessionBody,
          response: { 200: Answer(ChatSession) },
        },
      },
      async (request) => answer(await chat.openSession(request.body, askerOf(request), request.language)),
    );

    app.post(
      '/message',
      {
        schema: {
          tags,
          summary: 'Ask; the answer is a stream of server-sent events',
          description: 'A broken line goes on at `message/{replyId}/stream`.',
          body: ChatMessageBody,
          response: eventStream(ChatStreamEvent),
        },
      },
      async (request, reply) => {
        const asker = askerOf(request);
        const { replyId, person, start, begin } = await chat.ask(request.body, asker);
        let stream: Readable;
        try {
          stream = streams.openReply({ replyId, person, start, after: lastEventId(request), asker });
        } finally {
          // The question is stored, so it is answered even if there is no room for one more reader.
          begin?.();
        }
        return await sendStream(reply, stream);
      },
    );

    app.get(
      '/message/:replyId/stream',
      {
        // Its end is far away.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Read an answer, from its beginning or after `Last-Event-ID`',
          params: ReplyId,
          response: eventStream(ChatStreamEvent),
        },
      },
      async (request, reply) => {
        const asker = askerOf(request);
        const { replyId, person } = await chat.replyOf(request.params.replyId, asker);
        return await sendStream(
          reply,
          streams.openReply({ replyId, person, after: lastEventId(request), asker }),
        );
      },
    );

    app.post(
      '/message/:replyId/stop',
      {
        schema: {
          tags,
          summary: 'Stop an answer; what was said stays',
          params: ReplyId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await chat.stop(request.params.replyId, askerOf(request));
        return answer(null);
      },
    );

    app.get(
      '/conversation/:id/stream',
      {
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Server-sent events: messages that come later, such as those of staff',
          description: '`Last-Event-ID` brings what was missed.',
          params: ChatId,
          response: eventStream(ConversationEvent),
        },
      },
      async (request, reply) => {
        const asker = askerOf(request);
        const { id } = await chat.conversationOf(request.params.id, asker);
        return await sendStream(
          reply,
          await streams.openConversation({
            conversationId: id,
            person: asker.customerId ?? id,
            after: lastEventId(request),
            asker,
          }),
        );
      },
    );

    app.get(
      '/history',
      {
        schema: {
          tags,
          summary: 'The conversations of the signed-in customer, newest first',
          querystring: ChatConversationsQuery,
          response: { 200: Answer(Paged(ChatConversation)) },
        },
      },
      async (request) => answer(await chat.conversations(request.query, principal(request).userId)),
    );

    app.get(
      '/history/:id',
      {
        schema: {
          tags,
          summary: 'The messages of an own conversation',
          params: ChatId,
          querystring: ChatHistoryQuery,
          response: { 200: Answer(ChatHistory) },
        },
      },
      async (request) =>
        answer(await chat.history(request.params.id, request.query, askerOf(request), request.language)),
    );

    app.delete(
      '/history/:id',
      {
        schema: {
          tags,
          summary: 'Delete an own conversation for good',
          params: ChatId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await chat.remove(request.params.id, askerOf(request));
        return answer(null);
      },
    );

    app.post(
      '/feedback',
      {
        schema: {
          tags,
          summary: 'Say whether an answer helped; null takes it back',
          body: ChatFeedbackBody,
          response: { 200: Answer(ChatMessage) },
        },
      },
      async (request) => answer(await chat.vote(request.body, askerOf(request))),
    );

    // Before the server waits for its connections, of which these would be the last.
    app.addHook('preClose', async () => streams.close());
    app.addHook('onClose', async () => chat.close());
  };

function sendStream(reply: FastifyReply, stream: Readable) {
  // Its end is written, and a peer that does not read it would hold up the server's.
  stream.once('end', () => {
    const timer = setTimeout(() => reply.raw.destroy(), WRITE_TIMEOUT_MS).unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
