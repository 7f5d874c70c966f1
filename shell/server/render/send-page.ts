import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from './body';
import type { Page } from './pages';

const supported: Encoding[] = ['br', 'gzip', 'identity'];
const negotiator = new Negotiator({ supportedValues: supported });

/** A minute: an address may get its page back, and caches then send nobody in circles for longer. */
const PERMANENT = 'public, max-age=60';

/**
 * Redirects to the new address of a page, with the query of the request. Caches store a permanent redirect that is the same for
 * everybody, without the cookie of one browser; any other answer is for one browser.
 */
export function sendRedirect(
  request: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  { redirect, status }: { redirect: string; status: number },
  isForAll: boolean,
): FastifyReply {
  if (status === 301 && isForAll) reply.header('cache-control', PERMANENT).removeHeader('set-cookie');
  else reply.header('cache-control', 'private, no-store');
  return reply.redirect(withQueryOf(request.url, redirect), status);
}

/** Campaigns and invitations count by their query, so it stays; what the target names itself wins. */
function withQueryOf(url: string, target: string): string {
  const at = url.indexOf('?');
  if (at === -1) return target;
  const own = new URLSearchParams(target.split('?')[1] ?? '');
  const more = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((name) => own.has(name)));
  if (more.length === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${more.join('&')}`;
}

/** Answers with a page, in the way of compression that the browser likes best. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (page.status === 503) reply.header('retry-after', '2');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers(headers)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(await page.body.as(encoding));
}

function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted.length > 200) return 'identity';
  return supported.find((one) => one === negotiator.negotiate(accepted)) ?? 'identity';
}
