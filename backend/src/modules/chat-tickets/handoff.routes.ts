import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { limitPerAddress, type RateLimits } from '../../lib/rate-limits';
import { askerOf } from '../chat/chat.routes';
import { ChatHandoff, ChatHandoffBody } from './chat-tickets.schema';
import type { Handoff } from './handoff';

/** Under /api/chat, and under /api/omni for other channels of the shop. */
export const handoffRoutes =
  (handoff: Handoff, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'chat');

    app.post(
      '/handoff',
      {
        schema: {
          tags: ['chat'],
          summary: 'Ask for a person of the shop, who sees the conversation and answers in it',
          body: ChatHandoffBody,
          response: { 200: Answer(ChatHandoff) },
        },
      },
      async (request) => answer(await handoff.ask(request.body, askerOf(request), request.language)),
    );
  };
