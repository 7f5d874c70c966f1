import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, Nothing, PageMeta } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import type { OwnSolutions } from './own-solutions.service';
import type { Publishing } from './publishing.service';
import {
  ChannelsChange,
  LinksChange,
  NewSolution,
  OwnSolution,
  OwnSolutionRow,
  OwnSolutionsQuery,
  PublishAllowance,
  Published,
  SolutionChange,
  SolutionId,
  StatusCounts,
} from './solutions.schema';

const tags = ['own solutions'];
const OwnSolutionList = Type.Object({
  data: Type.Array(OwnSolutionRow),
  meta: PageMeta,
  counts: StatusCounts,
  published: Type.Integer({ minimum: 0 }),
  allowance: PublishAllowance,
});

/** Under /api/main: the solutions of the provider who asks. Others' are not found. */
export const ownSolutionRoutes =
  (own: OwnSolutions, publishing: Publishing): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/solution',
      {
        schema: {
          tags,
          summary: "The provider's solutions, with counts by status and what may be published",
          querystring: OwnSolutionsQuery,
          response: { 200: Answer(OwnSolutionList) },
        },
      },
      async (request) => answer(await own.list(principal(request).userId, request.query)),
    );

    app.post(
      '/solution',
      {
        schema: {
          tags,
          summary: 'Begin a draft; everything may still be empty',
          body: NewSolution,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) =>
        idempotent(request, (store) => own.create(principal(request).userId, request.body, store)),
    );

    app.get(
      '/solution/:id',
      {
        schema: {
          tags,
          summary: 'The draft of a solution as its editor shows it',
          params: SolutionId,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) => answer(await own.find(principal(request).userId, request.params.id)),
    );

    app.put(
      '/solution/:id',
      {
        schema: {
          tags,
          summary: 'Save the draft; a stale version answers 409 EDIT_CONFLICT with the present one',
          params: SolutionId,
          body: SolutionChange,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) => answer(await own.change(principal(request).userId, request.params.id, request.body)),
    );

    app.delete(
      '/solution/:id',
      {
        schema: {
          tags,
          summary: 'Delete it with its screenshots; open requests are answered as withdrawn',
          params: SolutionId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await own.remove(principal(request).userId, request.params.id);
        return answer(null);
      },
    );

    app.post(
      '/solution/:id/duplicate',
      {
        schema: {
          tags,
          summary: 'A new draft with the same content',
          params: SolutionId,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) =>
        idempotent(request, (store) => own.duplicate(principal(request).userId, request.params.id, store)),
    );

    app.put(
      '/solution/:id/links',
      {
        schema: {
          tags,
          summary: 'Replace the demo links; none of them is ever fetched',
          params: SolutionId,
          body: LinksChange,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) =>
        answer(await own.changeLinks(principal(request).userId, request.params.id, request.body)),
    );

    app.put(
      '/solution/:id/channels',
      {
        schema: {
          tags,
          summary: 'Replace the social channels',
          params: SolutionId,
          body: ChannelsChange,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) =>
        answer(await own.changeChannels(principal(request).userId, request.params.id, request.body)),
    );

    app.post(
      '/solution/:id/submit',
      {
        schema: {
          tags,
          summary: 'Ask for approval; everything that is missing is listed at once',
          params: SolutionId,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) => answer(await publishing.submit(principal(request).userId, request.params.id)),
    );

    app.post(
      '/solution/:id/withdraw',
      {
        schema: {
          tags,
          summary: 'Take back what waits for approval, to change it',
          params: SolutionId,
          response: { 200: Answer(OwnSolution) },
        },
      },
      async (request) => answer(await publishing.withdraw(principal(request).userId, request.params.id)),
    );

    app.post(
      '/solution/:id/publish',
      {
        schema: {
          tags,
          summary: 'Show the approved version; saying it again changes nothing',
          params: SolutionId,
          response: { 200: Answer(Published) },
        },
      },
      async (request) => answer(await publishing.publish(principal(request).userId, request.params.id)),
    );

    app.post(
      '/solution/:id/unpublish',
      {
        schema: {
          tags,
          summary: 'Show it no longer; saying it again changes nothing',
          params: SolutionId,
          response: { 200: Answer(Published) },
        },
      },
      async (request) => answer(await publishing.unpublish(principal(request).userId, request.params.id)),
    );
  };
