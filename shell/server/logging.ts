import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request for which the page of this answer was rendered, when that was an earlier one. */
    renderedBy: string | null;
  }
}

/** A query may hold anything: the key of a mailed link, an address, what somebody looks for. */
const queryValue = /([?&][\w.[\]%-]{1,60}=)[^&\s"\\]+/g;

/** The path of a mailed link may hold a signed id. */
const signedId = /[\w~-]{1,120}\.[0-9a-z]{8,9}\.[\w-]{43}(?![\w-])/g;

/** JSON lines on standard output, in which addresses keep the names of their queries and none of the values. */
export function createLogger(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: (line: string) => line.replace(queryValue, '$1…').replace(signedId, '[token]') },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** The lines have the same names as those of the backend, so that one search finds a request in both. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'requestId',
});

/** Logs one line per answered request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('renderedBy', null);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, renderedBy } = request;
    const level = reply.statusCode >= 500 ? 'error' : isProbe(url) ? 'debug' : 'info';
    request.log[level](
      {
        method,
        url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(renderedBy !== null && { renderedBy }),
      },
      'request',
    );
  });
}

const isProbe = (url: string): boolean => ['/live', '/healthz', '/ready'].includes(url);
