import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '@storefront/shared/contracts';
import { staffBrowserPath } from '../../src/config';
import type { ServerConfig } from '../config';
import { createRequestLimit } from './request-limit';
import { clearStaffCookie, setStaffCookie } from './staff-cookie';

const backendTimeoutMs = 5_000;
const perAddress = { max: 60, windowMs: 60_000 };
const bearer = /^Bearer [\w.~+/-]{1,4096}=*$/;

/**
 * Remembers by a cookie that a browser is that of somebody on the staff, so that canaries can be tried by staff first. The
 * page sends its access token, and the backend says whose it is; signing out removes the cookie.
 */
export function registerStaffBrowsers(app: FastifyInstance, config: ServerConfig): void {
  const limit = createRequestLimit(perAddress);
  const address = new URL(`${config.bases.auth.replace(/\/$/, '')}/user/me`, `${config.backendUrl}/`).href;

  app.post(staffBrowserPath, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { authorization = '' } = request.headers;
    if (!isFromOwnPage(request, config) || !bearer.test(authorization)) return reply.code(403).send();
    const { isAllowed, retryAfterSeconds } = limit.count(request.ip);
    if (!isAllowed) return reply.code(429).header('retry-after', String(retryAfterSeconds)).send();
    const who = await whoseToken(address, request);
    if (who === 'unknown') return unanswered(reply);
    if (who === 'staff') setStaffCookie(request, reply, config.platformSecret);
    else clearStaffCookie(request, reply);
    return reply.code(who === 'staff' ? 204 : 403).send();
  });

  app.delete(staffBrowserPath, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (!isFromOwnPage(request, config)) return reply.code(403).send();
    clearStaffCookie(request, reply);
    return reply.code(204).send();
  });
}

/** Browsers name where a request that changes something comes from; one that names nothing is no page of this shop. */
function isFromOwnPage({ headers, protocol, host }: FastifyRequest, { publicUrl }: ServerConfig): boolean {
  const { origin = '', 'sec-fetch-site': site = 'same-origin' } = headers;
  return site === 'same-origin' && [publicUrl, `${protocol}://${host}`].includes(origin);
}

/** Asks the backend. What it cannot say is not taken for a no. */
async function whoseToken(address: string, request: FastifyRequest): Promise<'staff' | 'others' | 'unknown'> {
  try {
    const answer = await fetch(address, {
      headers: {
        authorization: request.headers.authorization ?? '',
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      },
      signal: AbortSignal.timeout(backendTimeoutMs),
      redirect: 'error',
    });
    if (answer.status === 401 || answer.status === 403) return 'others';
    if (!answer.ok) return 'unknown';
    const { data } = (await answer.json()) as { data?: Partial<Me> | null };
    return data?.role === 'ADMIN' || data?.role === 'OPERATOR' ? 'staff' : 'others';
  } catch (error) {
    request.log.warn({ err: error }, 'the backend does not say whether a token is that of staff');
    return 'unknown';
  }
}

function unanswered(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '30').send();
}
