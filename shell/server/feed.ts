import type { FastifyInstance } from 'fastify';
import { defaultLanguage, languages } from '@storefront/shared/contracts';
import type { ServerConfig } from './config';

const timeoutMs = 5_000;

/** `/rss.xml` and `/en/rss.xml`: the newest articles, as the backend writes them. */
export function registerFeed(app: FastifyInstance, { backendUrl }: Pick<ServerConfig, 'backendUrl'>): void {
  for (const language of languages)
    app.get(language === defaultLanguage ? '/rss.xml' : `/${language}/rss.xml`, async (request, reply) => {
      const feed = await readFeed(`${backendUrl}/api/main/rss.xml?lang=${language}`, request.id).catch(
        (error: unknown) => {
          request.log.error({ err: error }, 'the feed of the backend cannot be read');
          return null;
        },
      );
      if (feed === null)
        return reply
          .code(503)
          .header('retry-after', '60')
          .type('text/plain; charset=utf-8')
          .send('The feed cannot be read at the moment.');
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(feed);
    });
}

async function readFeed(url: string, requestId: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { 'x-request-id': requestId },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The backend answers ${String(answer.status)}.`);
  return answer.text();
}
