import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../lib/errors';

export type Role = 'ADMIN' | 'OPERATOR' | 'CUSTOMER';

/** Who is calling. */
export interface Principal {
  userId: string;
  role: Role;
  sessionId: string;
}

/** Tells who holds this access token; null when it is forged, expired or unknown. */
export type VerifyAccessToken = (token: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}

/** The caller of a route that needs one. */
export function principal(request: FastifyRequest): Principal {
  if (!request.principal) throw unauthorized('UNAUTHENTICATED');
  return request.principal;
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Fills `request.principal`. A bad token makes a visitor, and only routes that need a caller refuse visitors. */
export function registerAuth(app: FastifyInstance, verify: VerifyAccessToken) {
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    request.principal = token ? await verify(token) : null;
  });
}
