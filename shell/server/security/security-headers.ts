import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerConfig } from '../config';
import { closedPolicy, pagePolicy, type PagePolicyParts } from './content-security-policy';

/** Headers of every answer that does not say otherwise. */
export function commonHeaders({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Headers of a page; the common ones are added to them. */
export function documentHeaders(parts: PagePolicyParts): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(parts),
    'cache-control': 'private, no-store',
  };
}

/** Puts the common headers on every answer: the backend's that pass through, errors and unknown addresses alike. */
export function registerSecurityHeaders(app: FastifyInstance, config: ServerConfig): void {
  const headers = Object.entries(commonHeaders(config));
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** Says of what went wrong inside only that it did; the log has the rest. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'an answer could not be made');
    return reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(
        statusCode >= 500
          ? `The shop could not answer (${request.id}). Try again in a moment.`
          : error.message,
      );
  });
}

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How a server answers what never becomes a request that hooks see. */
export function answersBeforeHooks(config: Pick<ServerConfig, 'publicUrl'>) {
  const headers = { ...commonHeaders(config), 'cache-control': 'no-store' };
  return {
    /** An address that cannot be decoded, or a header that cannot be read. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      void reply
        .code(error.statusCode ?? 400)
        .headers({ ...headers, 'x-request-id': request.id })
        .type('text/plain; charset=utf-8')
        .send('This address cannot be read.');
    },
    /** What is no HTTP at all. */
    clientErrorHandler(error: { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      // A second answer would be read as the one to the next request.
      const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
      if (!socket.writable || answer?.headersSent) {
        socket.destroy();
        return;
      }
      const status = statuses[error.code ?? ''] ?? '400 Bad Request';
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        [`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0', ...lines, '', ''].join('\r\n'),
      );
    },
  };
}
