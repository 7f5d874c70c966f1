import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../lib/envelope';
import { toAppError } from './error-handler';

/**
 * For a route whose failure no page should fall over: what is not there, or cannot be had now, is answered as a
 * success that carries the failure's code as its message and `otherwise` as its data. A caller's own mistake stays one.
 */
export const fallbackOnError =
  <T>(otherwise: T) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = toAppError(error);
    if (failure.status !== 404 && failure.status < 500) throw error;
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed softly');
    void reply.code(200).send(answer(otherwise, failure.code));
  };
