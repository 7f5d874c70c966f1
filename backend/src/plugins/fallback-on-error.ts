import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../lib/envelope';
import { toAppError } from './error-handler';

/**
 * For routes that pages can do without: missing or unavailable data is answered as a success with the error code as
 * its message and `otherwise` as its data. Errors of the caller stay errors.
 */
export const fallbackOnError =
  <T>(otherwise: T) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toAppError(error);
    if (failure.status !== 404 && failure.status < 500) throw error;
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed softly');
    void reply.code(200).send(answer(otherwise, failure.code));
  };
