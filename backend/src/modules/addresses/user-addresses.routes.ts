import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing, Paged } from '../../lib/envelope';
import { idempotent } from '../../plugins/idempotency';
import { UserAddress, UserAddressBody, UserAddressParams, UserAddressQuery } from './addresses.schema';
import type { UserAddressService } from './user-addresses.service';

const tags = ['address'];
const Saved = Answer(UserAddress);

/** Under /api/main. */
export const userAddressRoutes =
  (addresses: UserAddressService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/user-address/search',
      {
        schema: {
          tags,
          summary: "The customer's own addresses",
          querystring: UserAddressQuery,
          response: { 200: Answer(Paged(UserAddress)) },
        },
      },
      async (request) => answer(await addresses.search(principal(request).userId, request.query)),
    );

    app.post(
      '/user-address',
      {
        schema: { tags, summary: 'Keep one more address', body: UserAddressBody, response: { 200: Saved } },
      },
      (request) =>
        idempotent(request, (store) => addresses.add(principal(request).userId, request.body, store)),
    );

    app.put(
      '/user-address/:id',
      {
        schema: {
          tags,
          summary: 'Replace an address',
          params: UserAddressParams,
          body: UserAddressBody,
          response: { 200: Saved },
        },
      },
      async (request) =>
        answer(await addresses.change(principal(request).userId, request.params.id, request.body)),
    );

    app.delete(
      '/user-address/:id',
      {
        schema: {
          tags,
          summary: 'Forget an address',
          params: UserAddressParams,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await addresses.remove(principal(request).userId, request.params.id);
        return answer(null);
      },
    );
  };
