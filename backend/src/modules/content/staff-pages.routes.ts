import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { PageParams } from './content.schema';
import { ContentPreview, PageBody, PreviewBody, StaffPage, StaffPageRow } from './staff-content.schema';
import type { StaffPages } from './staff-pages';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffPageRoutes =
  (pages: StaffPages): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/page',
      {
        schema: {
          tags,
          summary: 'All policy and company pages and the footer, written or not',
          response: { 200: Answer(Type.Array(StaffPageRow)) },
        },
      },
      async () => answer(await pages.list()),
    );

    app.get(
      '/page/:key',
      {
        schema: {
          tags,
          summary: 'One of them in both languages, as it is written',
          params: PageParams,
          response: { 200: Answer(StaffPage) },
        },
      },
      async (request) => answer(await pages.find(request.params.key)),
    );

    app.put(
      '/page/:key',
      {
        schema: {
          tags,
          summary: 'Write a policy or company page, or the footer, in both languages',
          params: PageParams,
          body: PageBody,
          response: { 200: Answer(StaffPage) },
        },
      },
      async (request) => answer(await pages.save(request.params.key, request.body, staffOf(request))),
    );

    app.post(
      '/content/preview',
      {
        schema: {
          tags,
          summary: 'A text as shoppers would read it, before it is saved',
          body: PreviewBody,
          response: { 200: Answer(ContentPreview) },
        },
      },
      async (request) => answer(await pages.preview(request.body)),
    );
  };
