import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing, Paged } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import {
  MergedSolutions,
  MergeSolutionsBody,
  SavedSolution,
  SavedSolutionIds,
  SavedSolutionsQuery,
} from './public-solutions.schema';
import type { SavedSolutions } from './saved-solutions.service';
import { SolutionId } from './solutions.schema';

const tags = ['solutions'];

/** Under /api/main. */
export const savedSolutionRoutes =
  (saved: SavedSolutions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/solution/favourite',
      {
        schema: {
          tags,
          summary: 'Solutions that the customer keeps and that are shown, the latest first',
          querystring: SavedSolutionsQuery,
          response: { 200: Answer(Paged(SavedSolution)) },
        },
      },
      async (request) => answer(await saved.list(request.query, principal(request).userId, request.language)),
    );

    app.get(
      '/solution/favourite/ids',
      {
        schema: {
          tags,
          summary: 'The ids of all that the customer keeps, in the order in which they were kept',
          response: { 200: Answer(SavedSolutionIds) },
        },
      },
      async (request) => answer(await saved.all(principal(request).userId)),
    );

    app.post(
      '/solution/favourite/merge',
      {
        schema: {
          tags,
          summary: 'Keep what was kept in a browser before signing in; sending it again changes nothing',
          body: MergeSolutionsBody,
          response: { 200: Answer(MergedSolutions) },
        },
      },
      async (request) => answer(await saved.merge(request.body.ids, principal(request).userId)),
    );

    app.post(
      '/solution/:id/favourite',
      {
        schema: {
          tags,
          summary: 'Keep a solution; 409 FAVOURITE_EXISTING when it is kept already',
          params: SolutionId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await saved.add(request.params.id, principal(request).userId);
        return answer(null);
      },
    );

    app.delete(
      '/solution/:id/favourite',
      {
        schema: {
          tags,
          summary: 'Keep it no longer',
          params: SolutionId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await saved.remove(request.params.id, principal(request).userId);
        return answer(null);
      },
    );
  };
