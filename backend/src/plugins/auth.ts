import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../lib/errors';

export type Role = 'ADMIN' | 'OPERATOR' | 'CUSTOMER';

/** The authenticated caller. */
export interface Principal {
  userId: string;
  role: Role;
  sessionId: string;
}

/** The holder of an access token; null when the token is forged, expired or unknown. */
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

/** Sets `request.principal`. An invalid token counts as anonymous; protected routes reject anonymous requests. */
export function registerAuth(app: FastifyInstance, verify: VerifyAccessToken) {
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    request.principal = token ? await verify(token) : null;
  });
}
