import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { InvoiceLink, InvoiceParams, InvoiceQuery } from './invoices.schema';
import type { InvoiceService } from './invoices.service';

const tags = ['orders'];
const Pdf = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** Under /api/ecommerce. */
export const invoiceRoutes =
  (invoices: InvoiceService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/order/:id/invoice-link',
      {
        schema: {
          tags,
          summary: "The address of an order's invoice, for ten minutes",
          params: InvoiceParams,
          response: { 200: Answer(InvoiceLink) },
        },
      },
      async (request) =>
        answer(await invoices.link(principal(request).userId, request.params.id, request.language)),
    );

    app.get(
      '/order/:id/invoice.pdf',
      {
        schema: {
          tags,
          summary: 'The invoice of an order as PDF, for the owner or with the token of its link',
          params: InvoiceParams,
          querystring: InvoiceQuery,
          response: {
            200: { content: { 'application/pdf': { schema: Pdf } } },
          },
        },
      },
      async ({ params, query, principal: who, language }, reply) => {
        const { name, bytes } = await invoices.pdf(
          params.id,
          { customerId: who?.userId, token: query.token },
          query.lang ?? language,
        );
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(bytes);
      },
    );
  };
