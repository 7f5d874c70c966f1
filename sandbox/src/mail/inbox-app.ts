import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '../web/security-headers';
import { toolCss } from '../web/tool-layout';
import { inboxPage, messagePage } from './inbox-pages';
import type { Mailbox } from './mailbox';

/** A mail may show its own styles and pictures, but runs nothing and sends nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'";

type ByRecipient = { Querystring: { to?: string | string[] } };
type ById = { Params: { id: string } };

/** The inbox as pages for people and JSON for tests. */
export async function createInboxApp(mailbox: Mailbox): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  addSecurityHeaders(app);
  await app.register(formbody);

  app.get<ByRecipient>('/', async ({ query }, reply) => {
    const to = recipient(query);
    return reply.type('text/html; charset=utf-8').send(inboxPage(mailbox.list(to), to ?? ''));
  });

  app.get<ById>('/messages/:id', async ({ params }, reply) => {
    const message = mailbox.find(params.id);
    return message ? reply.type('text/html; charset=utf-8').send(messagePage(message)) : reply.callNotFound();
  });

  app.get<ById>('/messages/:id/html', async ({ params }, reply) => {
    const message = mailbox.find(params.id);
    if (!message?.html) return reply.callNotFound();
    return reply
      .header('content-security-policy', `${mailPolicy}; sandbox allow-popups allow-popups-to-escape-sandbox`)
      .type('text/html; charset=utf-8')
      .send(openLinksOutside(message.html));
  });

  app.post('/clear', async (_request, reply) => {
    await mailbox.clear();
    return reply.redirect('/', 303);
  });

  app.get<ByRecipient>('/api/messages', async ({ query }) => {
    const messages = mailbox.list(recipient(query));
    return { total: messages.length, messages };
  });
  app.get<ById>(
    '/api/messages/:id',
    async ({ params }, reply) => mailbox.find(params.id) ?? reply.callNotFound(),
  );
  app.delete('/api/messages', async () => ({ deleted: await mailbox.clear() }));

  app.get('/assets/tool.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(toolCss));
  app.get('/assets/icon.svg', async (_request, reply) => reply.type('image/svg+xml').send(icon));
  return app;
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#c2410c"/><path d="M10 16h28v17H10z M10 16l14 10 14-10" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></svg>';

function recipient({ to }: ByRecipient['Querystring']): string | undefined {
  return Array.isArray(to) ? to[0] : to;
}

/** Links of a mail open in a tab of their own: the frame around it could not show the shop. */
function openLinksOutside(mail: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, (head) => head + base) : base + mail;
}
