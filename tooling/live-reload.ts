import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What happened to a build: `built` carries its hash, `failed` what the build said. */
export type BuildNews = { event: 'built'; hash: string } | { event: 'failed'; problem: string };

/** Tells open pages about builds; a page that arrives later is told the last news. */
export interface LiveReload {
  send: (news: BuildNews) => void;
  /** Reloads the open pages, whatever was built. */
  reload: () => void;
  /** Answers `/events` of a server. */
  serve: (app: FastifyInstance) => void;
  close: () => void;
}

export function createLiveReload(): LiveReload {
  const pages = new Set<ServerResponse>();
  let last: BuildNews | null = null;

  return {
    send(news) {
      last = news;
      for (const page of pages) page.write(asEvent(news));
    },
    reload() {
      for (const page of pages) page.write('event: built\ndata: reload\n\n');
    },
    serve(app) {
      app.get('/events', (request, reply) => {
        reply.hijack();
        const page = reply.raw;
        page.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
        });
        // The program may be started again at any moment; the page looks for it again quickly.
        page.write('retry: 500\n\n');
        if (last) page.write(asEvent(last));
        pages.add(page);
        request.raw.on('close', () => pages.delete(page));
      });
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}

function asEvent(news: BuildNews): string {
  const data = news.event === 'built' ? news.hash : JSON.stringify(news.problem);
  return `event: ${news.event}\ndata: ${data}\n\n`;
}
