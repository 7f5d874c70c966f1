import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../lib/envelope';
import { toAppError } from './error-handler';

/**
 * Error handler for routes that must not break a page. Not found and server errors become a 200 with `otherwise` as data
 * and the error code as message; other client errors stay errors.
 */
export const fallbackOnError =
  <T>(otherwise: T) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toAppError(error);
    if (failure.status !== 404 && failure.status < 500) throw error;
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed softly');
    void reply.code(200).send(answer(otherwise, failure.code));
  };
