import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { NewsId } from './news.schema';
import type { StaffNewsService } from './staff-news';
import {
  NewsBody,
  NewsChange,
  StaffNews,
  StaffNewsList,
  StaffNewsQuery,
  WrittenNews,
} from './staff-news.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffNewsRoutes =
  (news: StaffNewsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/news',
      {
        schema: {
          tags,
          summary: 'All articles, drafts too, the last to be changed first, with how many are in each state',
          querystring: StaffNewsQuery,
          response: { 200: Answer(StaffNewsList) },
        },
      },
      async (request) => answer(await news.list(request.query)),
    );

    app.get(
      '/news/:id',
      {
        schema: {
          tags,
          summary: 'One article in both languages, as it is written',
          params: NewsId,
          response: { 200: Answer(StaffNews) },
        },
      },
      async (request) => answer(await news.find(request.params.id)),
    );

    app.post(
      '/news',
      {
        schema: {
          tags,
          summary: 'Write an article in both languages; a draft may lack one of them',
          body: NewsBody,
          response: { 200: Answer(WrittenNews) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await news.create(request.body, staffOf(request)))),
    );

    app.put(
      '/news/:id',
      {
        schema: {
          tags,
          summary:
            'Change an article, publish it or take it off the shop; its old addresses lead to the new ones',
          params: NewsId,
          body: NewsChange,
          response: { 200: Answer(WrittenNews) },
        },
      },
      async (request) => answer(await news.change(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/news/:id',
      {
        schema: {
          tags,
          summary: 'Delete an article that is not published',
          params: NewsId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await news.remove(request.params.id, staffOf(request))),
    );
  };
