import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../plugins/envelope';
import { Me } from './customers.schema';
import type { CustomerService } from './customers.service';

/** Under /api/auth. */
export const customerRoutes =
  (customers: CustomerService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/user/me',
      { schema: { tags: ['auth'], summary: 'The signed-in account', response: { 200: Answer(Me) } } },
      async (request) => answer(await customers.me(principal(request).userId)),
    );
  };
