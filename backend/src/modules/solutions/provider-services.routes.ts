import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { ProviderService, ProviderServiceBody, ProviderServices } from './provider-services.schema';
import type { ProviderServicesService } from './provider-services.service';
import { SolutionId } from './solutions.schema';

const tags = ['own solutions'];

/** Under /api/main: what the provider who asks offers beside its solutions. */
export const providerServiceRoutes =
  (services: ProviderServicesService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/service',
      { schema: { tags, summary: "The provider's services", response: { 200: Answer(ProviderServices) } } },
      async (request) => answer(await services.list(principal(request).userId)),
    );

    app.post(
      '/service',
      {
        schema: {
          tags,
          summary: 'Add a service that can be attached to solutions',
          body: ProviderServiceBody,
          response: { 200: Answer(ProviderService) },
        },
      },
      async (request) =>
        idempotent(request, (store) => services.create(principal(request).userId, request.body, store)),
    );

    app.get(
      '/service/:id',
      {
        schema: {
          tags,
          summary: 'One service',
          params: SolutionId,
          response: { 200: Answer(ProviderService) },
        },
      },
      async (request) => answer(await services.find(principal(request).userId, request.params.id)),
    );

    app.put(
      '/service/:id',
      {
        schema: {
          tags,
          summary: 'Change a service; solutions show it as it is',
          params: SolutionId,
          body: ProviderServiceBody,
          response: { 200: Answer(ProviderService) },
        },
      },
      async (request) =>
        answer(await services.change(principal(request).userId, request.params.id, request.body)),
    );

    app.delete(
      '/service/:id',
      {
        schema: {
          tags,
          summary: 'Delete a service; no solution shows it any more',
          params: SolutionId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await services.remove(principal(request).userId, request.params.id);
        return answer(null);
      },
    );
  };
