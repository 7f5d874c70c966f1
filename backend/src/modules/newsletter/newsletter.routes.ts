import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { readOneClick } from '../../lib/one-click';
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
