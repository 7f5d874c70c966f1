import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrorCodes, type ErrorCode, type FieldErrorCode } from '../error-codes';
import type { Clock } from '../lib/clock';
import { isDatabaseDown } from '../db/failures';
import type { Failure } from '../lib/envelope';
import { AppError, badRequest, unavailable, type FieldError } from '../lib/errors';

/** Turns any thrown error into the envelope that clients expect. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const failure = toAppError(error);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed');
    if (failure.retryAfterSeconds !== undefined)
      reply.header('retry-after', String(failure.retryAfterSeconds));
    return reply.code(failure.status).type('application/json; charset=utf-8').send(failureBody(failure));
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(failureBody(new AppError(404, 'NOT_FOUND'))),
  );
}

/** The envelope of a failure, before request id and time are added. */
export const failureBody = ({
  status,
  code,
  errors,
  data,
}: AppError): Omit<Failure, 'requestId' | 'serverTime'> => ({
  success: false,
  code: status,
  status,
  statusCode: status,
  message: code,
  errorCode: code,
  ...(errors && { errors }),
  ...(data !== undefined && { data }),
});

export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return badRequest('VALIDATION_FAILED', fieldErrors(error));
  if (isDatabaseDown(error)) return unavailable('SERVICE_UNAVAILABLE', error);
  const known = codesOfFastify[error.code];
  if (known) return new AppError(known[0], known[1]);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(status, 'BAD_REQUEST', { cause: error });
  return new AppError(500, 'INTERNAL_ERROR', { cause: error });
}

const codesOfFastify: Record<string, [number, ErrorCode]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'INVALID_JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'INVALID_JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'BAD_REQUEST'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'PAYLOAD_TOO_LARGE'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  FST_ERR_BAD_URL: [400, 'BAD_REQUEST'],
};

type Validation = NonNullable<FastifyError['validation']>[number];

/** `/lines/0/quantity` of the validator becomes `lines[0].quantity` of a form; the keyword is the code. */
export function fieldErrors(error: Pick<FastifyError, 'validation'>): FieldError[] {
  const seen = new Set<string>();
  return (error.validation ?? [])
    .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if')
    .map((failure) => ({ field: pathOf(failure), code: codeOf(failure.keyword) }))
    .filter(({ field, code }) => !seen.has(`${field} ${code}`) && seen.add(`${field} ${code}`))
    .slice(0, 50);
}

/** The field code of a validator's keyword; `invalid` for a keyword outside of the union. */
const codeOf = (keyword: string): FieldErrorCode =>
  fieldErrorCodes.find((code) => code === keyword) ?? 'invalid';

function pathOf({ instancePath, params }: Validation): string {
  const named = params['missingProperty'] ?? params['additionalProperty'];
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...parts, ...(typeof named === 'string' ? [named] : [])].reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part),
    '',
  );
}

/** For URLs that the router cannot parse: no hook runs for them, so request id and time are added here. */
export const answerMalformed =
  (clock: Clock) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const body = {
      ...failureBody(toAppError(error)),
      requestId: request.id,
      serverTime: clock().toISOString(),
    };
    void reply
      .code(body.statusCode)
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
