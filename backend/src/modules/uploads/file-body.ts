import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BYTES } from './clean-picture';
import { fileOf } from './multipart';

/** Boundaries and headers around the file. */
const AROUND = 4_096;
export const MAX_BODY_BYTES = MAX_BYTES + AROUND;

/** The routes of this plugin take one file of a form and nothing else: a JSON body would be no file. */
export function takeFilesOnly(
  app: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>,
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (request: FastifyRequest, body: Buffer) => ({
      file: fileOf(request.headers['content-type'], body),
    }),
  );
}
