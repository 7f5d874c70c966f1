import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long an upload may pause: less than the timeout of the backend, so that its sender reads 408 and not 504. */
const maxSilenceMs = 30_000;
const checksPerSilence = 6;
/** An answer of 408 is sent by then, and a sender that does not close its half is cut off. */
const closingMs = 2_000;

/** The limit of Node for a whole request, whatever it is: 64 MB at 150 kbit/s. */
export const maxUploadMs = 3_600_000;

/**
 * Ends requests whose body does not arrive in time. Node has one limit for all requests, which a file of 64 MB exceeds on
 * a slow line. So that limit is `maxUploadMs`, an upload ends when it stalls, and every other body has `requestTimeoutMs`.
 */
export function registerRequestDeadlines(
  app: FastifyInstance,
  { requestTimeoutMs }: { requestTimeoutMs: number },
): void {
  app.server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const end = () => {
      clearTimeout(timer);
      if (request.complete) return;
      const { socket } = request;
      app.server.emit('clientError', new RequestTimeout('The request did not arrive in time.'), socket);
      setTimeout(() => socket.destroy(), closingMs).unref();
    };
    const timer = isUpload(request) ? watchSilence(request, end) : setTimeout(end, requestTimeoutMs);
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** The error that Node has for it, which the handler of client errors answers with 408. */
class RequestTimeout extends Error {
  override name = 'RequestTimeout';
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the request may have a file of up to 64 MB, which staff import products from. */
export const isUpload = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && url?.split('?')[0] === '/api/main/admin/product/import';

function watchSilence(request: IncomingMessage, end: () => void): NodeJS.Timeout {
  let bytes = request.socket.bytesRead;
  let silentChecks = 0;
  return setInterval(() => {
    const { bytesRead } = request.socket;
    // What waits to be read makes the sender wait too.
    const isSilent = bytesRead === bytes && request.readableLength === 0;
    silentChecks = isSilent ? silentChecks + 1 : 0;
    bytes = bytesRead;
    if (silentChecks >= checksPerSilence) end();
  }, maxSilenceMs / checksPerSilence);
}
