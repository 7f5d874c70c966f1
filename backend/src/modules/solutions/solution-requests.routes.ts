import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, PageMeta, Paged } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  MoveRequest,
  OwnRequest,
  RequestCounts,
  RequestId,
  RequestsQuery,
  SentRequest,
  SolutionRequest,
  SolutionRequestBody,
} from './solution-requests.schema';
import type { RequestReader, SolutionRequests } from './solution-requests.service';
import { SolutionId } from './solutions.schema';

const tags = ['solution requests'];
const RequestList = Type.Object({
  data: Type.Array(SolutionRequest),
  meta: PageMeta,
  counts: RequestCounts,
});

const readerOf = (request: FastifyRequest): RequestReader => ({
  ...principal(request),
  requestId: request.id,
});

/** Under /api/main. */
export const solutionRequestRoutes =
  (requests: SolutionRequests): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/solution/:id/request',
      {
        schema: {
          tags,
          summary: 'Ask the provider for advice, or, as its provider, the shop for approval',
          params: SolutionId,
          body: SolutionRequestBody,
          response: { 200: Answer(SentRequest) },
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          requests.send(principal(request).userId, request.params.id, request.body, store),
        ),
    );

    app.get(
      '/solution/request',
      {
        schema: {
          tags,
          summary: 'Requests to the provider who asks; staff see those of all, and what waits for approval',
          querystring: RequestsQuery,
          response: { 200: Answer(RequestList) },
        },
      },
      async (request) => answer(await requests.received(readerOf(request), request.query)),
    );

    app.get(
      '/solution/request/sent',
      {
        schema: {
          tags,
          summary: 'What the customer has asked, the newest first',
          querystring: RequestsQuery,
          response: { 200: Answer(Paged(OwnRequest)) },
        },
      },
      async (request) => answer(await requests.sent(principal(request).userId, request.query)),
    );

    app.get(
      '/solution/request/:id',
      {
        schema: {
          tags,
          summary: 'One request',
          params: RequestId,
          response: { 200: Answer(SolutionRequest) },
        },
      },
      async (request) => answer(await requests.find(readerOf(request), request.params.id)),
    );

    app.put(
      '/solution/request/:id/status',
      {
        schema: {
          tags,
          summary: 'Answer a request; who asked is told',
          params: RequestId,
          body: MoveRequest,
          response: { 200: Answer(SolutionRequest) },
        },
      },
      async (request) => answer(await requests.move(readerOf(request), request.params.id, request.body)),
    );
  };
