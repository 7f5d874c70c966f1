import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { invalidFields } from '../../lib/errors';
import {
  Confirmed,
  ConfirmQuery,
  NewsletterBody,
  Pending,
  UnsubscribeBody,
  UnsubscribeQuery,
} from './newsletter.schema';
import type { NewsletterService } from './newsletter.service';

const tags = ['newsletter'];

/** Under /api/main. */
export const newsletterRoutes =
  (newsletter: NewsletterService): FastifyPluginAsyncTypebox =>
  async (app) => {
    readOneClick(app);

    app.post(
      '/newsletter/subscribe',
      {
        schema: {
          tags,
          summary: 'Ask for the newsletter; a mail asks back, whoever it is',
          body: NewsletterBody,
          response: { 200: Answer(Pending) },
        },
      },
      async (request) => {
        await newsletter.subscribe(request.body, { ip: request.ip });
        return answer({ pending: true as const });
      },
    );

    app.get(
      '/newsletter/confirm',
      {
        schema: {
          tags,
          summary: 'Confirm a subscription; for the button of a page, as programs open links of mails',
          querystring: ConfirmQuery,
          response: { 200: Answer(Confirmed) },
        },
        // Asking for the head only is looking, and looking confirms nothing.
        exposeHeadRoute: false,
      },
      async (request) => {
        await newsletter.confirm(request.query.token);
        return answer({ confirmed: true as const });
      },
    );

    app.post(
      '/newsletter/unsubscribe',
      {
        schema: {
          tags,
          summary: 'No more news, from a page or by the button of a mail program (RFC 8058)',
          querystring: UnsubscribeQuery,
          body: UnsubscribeBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        const token = request.body.token ?? request.query.token;
        if (!token) throw invalidFields({ field: 'token', code: 'required' });
        await newsletter.unsubscribe(token);
        return answer(null);
      },
    );
  };

/** Mail programs post a form and no JSON. Of a form in parts, the one field is looked for where it must be. */
function readOneClick(app: FastifyInstance) {
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.addContentTypeParser<string>('multipart/form-data', options, (_request, body, done) =>
    done(null, oneClickPart.test(body) ? { 'List-Unsubscribe': 'One-Click' } : {}),
  );
}

const oneClickPart = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/;
