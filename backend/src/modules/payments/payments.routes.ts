import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { answer, Answer } from '../../lib/envelope';
import { AttemptParams, GoToken, PaymentLimit, ProviderParams } from './payments.schema';
import type { PaymentService } from './payments.service';
import type { RawRequest } from './provider';

const MAX_BODY_BYTES = 64 * 1024;
const kept = ['content-type', 'user-agent', 'x-forwarded-for'];

/** As it came in: a repeated parameter must not turn into a list on the way. */
const rawRequest = (request: FastifyRequest): RawRequest => ({
  query: request.url.split('?').slice(1).join('?'),
  body: typeof request.body === 'string' ? request.body : '',
  headers: Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  ),
});
const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, String(headers[name]).slice(0, 300)]] : [])),
  );

/** Under /api/ecommerce: what gateways and browsers coming back from them call. */
export const paymentRoutes =
  (payments: PaymentService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    app.get(
      '/payment/providers',
      {
        schema: {
          tags: ['payments'],
          summary: 'The gateways that the shop has, and what one payment may be at each',
          response: { 200: Answer(Type.Array(PaymentLimit)) },
        },
      },
      async () => answer(payments.limits),
    );

    app.get(
      '/payment/go/:attemptId',
      {
        schema: {
          tags: ['payments'],
          summary: "On to the gateway's page for an attempt, which is asked for now",
          params: AttemptParams,
          querystring: GoToken,
        },
      },
      async (request, reply) => {
        const { attemptId } = request.params;
        const location = await payments.goTo(attemptId, request.query.token, request);
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(location);
      },
    );

    app.get(
      '/payment/return/:provider',
      {
        schema: {
          tags: ['payments'],
          summary: 'The browser back from a gateway; leads on to the page that shows how paying stands',
          params: ProviderParams,
        },
      },
      async (request, reply) => {
        const provider = payments.providerNamed(request.params.provider);
        const location = await payments.returns.receive(provider, rawRequest(request), request);
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(location);
      },
    );

    app.route({
      method: ['GET', 'POST'],
      url: '/payment/ipn/:provider',
      schema: {
        tags: ['payments'],
        summary: "A gateway's own notification, answered in the gateway's own format",
        params: ProviderParams,
      },
      // What cannot even be read is answered like what cannot be believed, never with our envelope.
      errorHandler: (error, request, reply) => {
        request.log.warn({ err: error }, 'a payment notification could not be read');
        const answer = payments.providerNamed(request.params.provider).replyFor('internalError');
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      },
      handler: async (request, reply) => {
        const provider = payments.providerNamed(request.params.provider);
        const answer = await payments.notifications.receive(provider, rawRequest(request), {
          ip: request.ip,
          headers: headersOf(request),
          log: request.log,
        });
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      },
    });
  };
