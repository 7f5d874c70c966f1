import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer } from '../../lib/envelope';
import { RumReport, RumSummary, SummaryQuery } from './telemetry.schema';
import type { TelemetryService } from './telemetry.service';

const tags = ['operations'];
const LARGEST_REPORT = 16 * 1024;

/** Under /api/rum. */
export const telemetryRoutes =
  (telemetry: TelemetryService): FastifyPluginAsyncTypebox =>
  async (app) => {
    // What a browser sends while its page goes away is text, whatever it holds.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    app.post(
      '/',
      {
        bodyLimit: LARGEST_REPORT,
        schema: {
          tags,
          summary: "How the shop's parts did in a browser",
          body: RumReport,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        for (const error of await telemetry.record(request.body, request.ip))
          request.log.warn(error, 'an error in a browser');
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/summary',
      {
        schema: {
          tags,
          summary: 'How each version of each part does',
          querystring: SummaryQuery,
          response: { 200: Answer(RumSummary) },
        },
      },
      async ({ query }) => answer(await telemetry.summary(query.minutes ?? 60, query.remote)),
    );
  };
