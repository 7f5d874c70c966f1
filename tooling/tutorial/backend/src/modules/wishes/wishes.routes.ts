import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import { Wish, WishBody, WishId } from './wishes.schema';
import type { WishService } from './wishes.service';

const tags = ['wishes'];

/** Under /api/main. */
export const wishRoutes =
  (wishes: WishService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/wish',
      {
        schema: {
          tags,
          summary: 'Send a wish to the shop',
          body: WishBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await wishes.add(request.body, principal(request).userId, request.language);
        return answer(null);
      },
    );

    app.get(
      '/wish',
      { schema: { tags, summary: "The customer's own wishes", response: { 200: Answer(Type.Array(Wish)) } } },
      async (request) => answer(await wishes.list(principal(request).userId)),
    );

    app.delete(
      '/wish/:id',
      { schema: { tags, summary: 'Delete an own wish', params: WishId, response: { 200: Answer(Nothing) } } },
      async (request) => {
        await wishes.remove(request.params.id, principal(request).userId);
        return answer(null);
      },
    );
  };
