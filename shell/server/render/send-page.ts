import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from './body';
import type { Page } from './pages';

const supported: Encoding[] = ['br', 'gzip', 'identity'];
const negotiator = new Negotiator({ supportedValues: supported });

/** Answers with a page, in the way of compression that the browser likes best. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  if (page.redirect !== null) return reply.redirect(page.redirect, page.status);
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
