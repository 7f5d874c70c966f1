import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { MAX_BODY_BYTES, takeFilesOnly } from './file-body';
import { Upload, UploadBody, UploadId } from './uploads.schema';
import type { UploadService } from './uploads.service';

const tags = ['uploads'];
/** Under /api/main. */
export const uploadRoutes =
  (uploads: UploadService): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeFilesOnly(app);

    app.post(
      '/upload',
      {
        schema: {
          tags,
          summary:
            'Send a picture, which is drawn anew and stripped of everything else; unused ones go after a day',
          consumes: ['multipart/form-data'],
          body: UploadBody,
          response: { 200: Answer(Upload) },
        },
        bodyLimit: MAX_BODY_BYTES,
      },
      async (request) => {
        const { userId, role } = principal(request);
        return answer(await uploads.keep(userId, request.body.file, { isStaff: role !== 'CUSTOMER' }));
      },
    );

    app.delete(
      '/upload/:id',
      {
        schema: {
          tags,
          summary: 'Take back a picture that nothing shows yet',
          params: UploadId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await uploads.remove(principal(request).userId, request.params.id);
        return answer(null);
      },
    );
  };
