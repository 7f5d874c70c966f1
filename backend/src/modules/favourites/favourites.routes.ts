import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing, Paged } from '../../lib/envelope';
import {
  Favourite,
  FavouriteId,
  FavouriteIds,
  FavouritesQuery,
  MergedFavourites,
  MergeFavouritesBody,
} from './favourites.schema';
import type { FavouriteService } from './favourites.service';

const tags = ['favourites'];

/** Under /api/main. */
export const favouriteRoutes =
  (favourites: FavouriteService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/product/favourite',
      {
        schema: {
          tags,
          summary: 'What the customer keeps, the latest first, with price and stock now',
          querystring: FavouritesQuery,
          response: { 200: Answer(Paged(Favourite)) },
        },
      },
      async (request) =>
        answer(await favourites.list(request.query, principal(request).userId, request.language)),
    );

    app.get(
      '/product/favourite/ids',
      {
        schema: {
          tags,
          summary: 'The ids of all that the customer keeps, in the order in which they were kept',
          response: { 200: Answer(FavouriteIds) },
        },
      },
      async (request) => answer(await favourites.all(principal(request).userId)),
    );

    app.post(
      '/product/favourite/merge',
      {
        schema: {
          tags,
          summary: 'Keep what was kept in a browser before signing in; sending it again changes nothing',
          body: MergeFavouritesBody,
          response: { 200: Answer(MergedFavourites) },
        },
      },
      async (request) => answer(await favourites.merge(request.body.ids, principal(request).userId)),
    );

    for (const method of ['POST', 'PUT'] as const) {
      app.route({
        method,
        url: '/product/:id/favourite',
        schema: {
          tags,
          summary: 'Keep a product; 409 FAVOURITE_EXISTING when it is kept already',
          params: FavouriteId,
          response: { 200: Answer(Nothing) },
        },
        handler: async (request) => {
          await favourites.add(request.params.id, principal(request).userId);
          return answer(null);
        },
      });
    }

    app.delete(
      '/product/favourite/:id',
      {
        schema: {
          tags,
          summary: 'Keep it no longer',
          params: FavouriteId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await favourites.remove(request.params.id, principal(request).userId);
        return answer(null);
      },
    );
  };
