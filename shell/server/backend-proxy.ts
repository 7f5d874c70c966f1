import type { ErrorCode } from '@storefront/shared/contracts';
import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { isUpload } from './request-deadlines';

/** More than the largest body of a route of the backend, which is a picture of 5 MB in a form. */
const maxBodyBytes = 6 * 1_048_576;
/** A file of 64 MB in a form; the backend counts the file. */
const maxImportBytes = 65 * 1_048_576;
/** Longer than any route of the backend takes. */
const backendTimeoutMs = 35_000;

/** Of the connection to the backend, not of the one to anyone who asked. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding'];

class PayloadTooLarge extends Error {
  readonly code = 'PAYLOAD_TOO_LARGE';
  readonly statusCode = 413;
}

/** Anyone who sent the body left before its end. */
class BodyCutOff extends Error {
  override name = 'BodyCutOff';
}

/** The way to the backend: `/api` as it comes, with bodies up to 6 MiB, and imports up to 65, passed on while they arrive. */
export function registerBackendProxy(
  app: FastifyInstance,
  config: Pick<ServerConfig, 'backendUrl' | 'keepAliveTimeoutMs'>,
  { timeoutMs = backendTimeoutMs } = {},
): void {
  /** Of a reply that has begun or has failed, later errors say nothing new. */
  const answered = new WeakSet<object>();

  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (request, payload, done) => {
      const maxBytes = isUpload(request.raw) ? maxImportBytes : maxBodyBytes;
      if (Number(request.headers['content-length']) > maxBytes) done(new PayloadTooLarge(), undefined);
      else done(null, limited(payload, maxBytes));
    });
    // What came of the answer no longer needs the rest of the body, nor the request to the backend that carries it.
    api.addHook('onResponse', async (request) => {
      (request.body as Readable | null | undefined)?.destroy();
    });
    api.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, 'a request could not be passed on');
      return reply.code(statusCode).send(failure(statusCode, codeOf(statusCode), request.id));
    });
    await api.register(httpProxy, {
      upstream: config.backendUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      proxyPayloads: false,
      http: {
        requestOptions: { timeout: timeoutMs },
        agentOptions: {
          // Streams stay open for hours: no question may wait for one of them to end.
          maxSockets: Infinity,
          // Idle connections end here first: the backend must not close one just as a request is sent.
          timeout: config.keepAliveTimeoutMs / 2,
        },
      },
      replyOptions: {
        // By default a GET that is answered 503 is repeated ten times within milliseconds.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
        rewriteHeaders: (headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name))),
        onResponse: (_request, reply, response) => {
          answered.add(reply);
          // The stream of the answer, which the types do not tell.
          void reply.send((response as typeof response & { stream: Readable }).stream);
        },
        onError: (reply, { error }) => {
          if (answered.has(reply)) return;
          answered.add(reply);
          if (error.cause instanceof PayloadTooLarge) {
            void reply.code(413).send(failure(413, error.cause.code, reply.request.id));
            return;
          }
          if (error.cause instanceof BodyCutOff) {
            reply.log.info('the sender left before the end of the body');
            return;
          }
          reply.log.error({ err: error }, 'the backend does not answer');
          const status = unansweredStatus(error);
          void reply
            .code(status)
            .header('retry-after', '2')
            .send(failure(status, 'SERVICE_UNAVAILABLE', reply.request.id));
        },
      },
    });
  });
}

/** The body as it comes, and an error in place of what is over the limit or was cut off. */
function limited(body: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      if (bytes > maxBytes) next(new PayloadTooLarge());
      else next(null, chunk);
    },
  });
  // A request that is refused before it is passed on has nobody else who listens.
  passed.on('error', () => undefined);
  body.once('close', () => {
    if (!(body as IncomingMessage).complete) passed.destroy(new BodyCutOff('The body was cut off.'));
  });
  return body.pipe(passed);
}

const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * 503: the request reached nobody. 502 and 504: somebody may have done what it asks, and only the answer is missing;
 * anyone who asked must not take that for a refusal.
 */
function unansweredStatus(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  if (error.statusCode === 504) return 504;
  const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return error.statusCode === 503 || unreached.includes(code) ? 503 : 502;
}

const codeOf = (status: number): ErrorCode =>
  status === 413 ? 'PAYLOAD_TOO_LARGE' : status < 500 ? 'BAD_REQUEST' : 'SERVICE_UNAVAILABLE';

/** The backend's envelope, for what the backend itself does not answer. */
function failure(status: number, code: ErrorCode, requestId: string): object {
  return {
    success: false,
    code: status,
    status,
    statusCode: status,
    message: code,
    errorCode: code,
    requestId,
    serverTime: new Date().toISOString(),
  };
}
