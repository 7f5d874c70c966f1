import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Security headers of API answers. A route that needs another value sets its own header. */
export async function registerHeaders(app: FastifyInstance, config: Config) {
  const headers: Record<string, string> = {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });

  // Without configured origins the API is only used from the shop's own origin, so no CORS headers are sent.
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: config.corsOrigins,
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'x-request-id',
      'company-name',
      'last-event-id',
      'x-chat-token',
    ],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  });
}
