import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../lib/errors';

export type Role = 'ADMIN' | 'OPERATOR' | 'CUSTOMER';

/** The authenticated caller. */
export interface Principal {
  userId: string;
  role: Role;
  sessionId: string;
}

/** A member of staff in a request, as what they write is recorded. */
export interface Staff {
  userId: string;
  role: 'OPERATOR' | 'ADMIN';
  requestId: string;
}

/** Somebody with referral credentials. */
export interface Member {
  userId: string;
  sessionId: string;
}

/** The holder of a referral access token of this company; null when it is invalid or has expired. */
export type VerifyReferralToken = (token: string, companyName: string) => Promise<Member | null>;

/** The holder of an access token; null when the token is forged, expired or unknown. */
export type VerifyAccessToken = (token: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    member: Member | null;
  }
}

/** The caller of a route that needs one. */
export function principal(request: FastifyRequest): Principal {
  if (!request.principal) throw unauthorized('UNAUTHENTICATED');
  return request.principal;
}

/** The caller of a staff route. */
export function staffOf(request: FastifyRequest): Staff {
  const { userId, role } = principal(request);
  if (role === 'CUSTOMER') throw forbidden();
  return { userId, role, requestId: request.id };
}

/** The caller of a referral route. */
export function member(request: FastifyRequest): Member {
  if (!request.member) throw unauthorized('REFERRAL_UNAUTHENTICATED');
  return request.member;
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Sets `request.principal`, or `request.member` when the request has a `company-name` header. An invalid token counts as
 * anonymous; protected routes reject anonymous requests.
 */
export function registerAuth(
  app: FastifyInstance,
  verify: VerifyAccessToken,
  verifyReferral: VerifyReferralToken,
) {
  app.decorateRequest('principal', null);
  app.decorateRequest('member', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request);
    if (!token) return;
    const companyName = request.headers['company-name'];
    if (companyName === undefined) request.principal = await verify(token);
    else request.member = await verifyReferral(token, String(companyName));
  });
}
