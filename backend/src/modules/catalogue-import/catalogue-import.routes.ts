import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { badRequest } from '../../lib/errors';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { BackgroundJob, JobParams } from '../background-jobs/background-jobs.schema';
import { MAX_JOB_FILE_BYTES } from '../background-jobs/job-files';
import type { JobQueue } from '../background-jobs/job-queue';
import { ProductFilter } from '../catalogue/staff-products.schema';
import { boundaryOf, fileOfForm } from './multipart-stream';
import type { ImportDesk } from './import-jobs';
import { templateFile } from './template';

const tags = ['staff'];
const response = { 200: Answer(BackgroundJob) };

/**
 * The request itself would be searched by the checks of all bodies, as deep as its socket goes. A reader that stops
 * early leaves the request open: destroying it would close the connection before the refusal is sent.
 */
async function* chunksOf(payload: IncomingMessage): AsyncGenerator<Buffer> {
  yield* payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

const FileQuery = Type.Object(
  { fileName: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);

/** Under /api/main/admin. */
export const catalogueImportRoutes =
  (desk: ImportDesk, queue: JobQueue): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/product/export',
      {
        schema: {
          tags,
          summary: 'Write products to a file that imports back to the same, as a job',
          body: Type.Object(
            { filter: ProductFilter, language: Type.Enum(['vi', 'en']) },
            { additionalProperties: false },
          ),
          response,
        },
      },
      async (request) =>
        idempotent(request, (store) => {
          const { filter, language } = request.body;
          return desk.export(staffOf(request), filter, language, store);
        }),
    );

    app.post(
      '/product/import/:id/apply',
      {
        schema: {
          tags,
          summary: 'Import a file whose check found nothing wrong, as a job',
          params: JobParams,
          response,
        },
      },
      async (request) =>
        idempotent(request, (store) => desk.apply(staffOf(request), request.params.id, store)),
    );

    app.get(
      '/product/import/template',
      {
        schema: {
          tags,
          summary: 'An empty file with the columns of an import, and two lines as an example',
          querystring: Type.Object(
            { language: Type.Optional(Type.Enum(['vi', 'en'])) },
            { additionalProperties: false },
          ),
          response: { 200: { content: { 'text/csv': { schema: Type.String() } } } },
        },
      },
      async (request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="mau-san-pham.csv"')
          .send(templateFile(request.query.language ?? request.language)),
    );

    await app.register(async (files) => {
      files.removeAllContentTypeParsers();
      // Not read into memory: it goes to the database piece by piece.
      files.addContentTypeParser('text/csv', (_request: unknown, payload: IncomingMessage, done) =>
        done(null, { content: chunksOf(payload) }),
      );
      files.addContentTypeParser(
        'multipart/form-data',
        (request: FastifyRequest, payload: IncomingMessage, done) => {
          const boundary = boundaryOf(request.headers['content-type']);
          if (boundary === null) done(badRequest('MULTIPART_INVALID'));
          else done(null, { content: fileOfForm(chunksOf(payload), boundary) });
        },
      );

      files.post(
        '/product/import',
        {
          bodyLimit: MAX_JOB_FILE_BYTES,
          schema: {
            tags,
            summary:
              'Send a CSV file and check it, as a job: every fault with its line, and nothing is written',
            consumes: ['text/csv', 'multipart/form-data'],
            querystring: FileQuery,
            response,
          },
        },
        async (request) => {
          const { content } = (request.body ?? {}) as { content?: AsyncIterable<Buffer> };
          if (!content) throw badRequest('IMPORT_FILE_EMPTY');
          const { fileName = 'products.csv' } = request.query as Static<typeof FileQuery>;
          return answer(await queue.find(await desk.check(staffOf(request), fileName, content)));
        },
      );
    });
  };
