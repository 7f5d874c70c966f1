import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { principal, staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  ChangeProvider,
  NameDecision,
  Provider,
  ProviderDecision,
  ProviderParams,
  RegisteredProvider,
  RegisterProvider,
  StaffProviderDetail,
  StaffProviderPage,
  StaffProvidersQuery,
} from './providers.schema';
import type { ProviderService } from './providers.service';
import type { StaffProviders } from './staff-providers';

const tags = ['providers'];

/** Under /api/main. */
export const providerRoutes =
  (providers: ProviderService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/provider/register',
      {
        schema: {
          tags,
          summary: 'Apply to become a provider; after a rejection it may be done again',
          body: RegisterProvider,
          response: { 200: Answer(RegisteredProvider) },
        },
      },
      async (request) =>
        idempotent(request, (store) => providers.register(principal(request), request.body, store)),
    );

    app.get(
      '/provider/me',
      {
        schema: {
          tags,
          summary: "The caller's provider profile and how it stands",
          response: { 200: Answer(Provider) },
        },
      },
      async (request) => answer(await providers.me(principal(request).userId)),
    );

    app.put(
      '/provider/me',
      {
        schema: {
          tags,
          summary:
            'Change the profile; 409 EDIT_CONFLICT with the current one when `version` is not the latest',
          body: ChangeProvider,
          response: { 200: Answer(Provider) },
        },
      },
      async (request) => answer(await providers.change(principal(request).userId, request.body)),
    );
  };

/** Under /api/main/admin. */
export const staffProviderRoutes =
  (staff: StaffProviders): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/provider',
      {
        schema: {
          tags: ['staff'],
          summary: 'Providers by status, the oldest first, with how many there are of each status',
          querystring: StaffProvidersQuery,
          response: { 200: Answer(StaffProviderPage) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.get(
      '/provider/:id',
      {
        schema: {
          tags: ['staff'],
          summary: 'One provider with who decided what',
          params: ProviderParams,
          response: { 200: Answer(StaffProviderDetail) },
        },
      },
      async (request) => answer(await staff.detail(request.params.id)),
    );

    app.put(
      '/provider/:id/status',
      {
        schema: {
          tags: ['staff'],
          summary: 'Approve, reject, lock or unlock a provider, who is told by mail and notification',
          params: ProviderParams,
          body: ProviderDecision,
          response: { 200: Answer(StaffProviderDetail) },
        },
      },
      async (request) => answer(await staff.decide(request.params.id, request.body, staffOf(request))),
    );

    app.put(
      '/provider/:id/name',
      {
        schema: {
          tags: ['staff'],
          summary: 'Accept or refuse the new name of a provider, who is sent a mail',
          params: ProviderParams,
          body: NameDecision,
          response: { 200: Answer(StaffProviderDetail) },
        },
      },
      async (request) => answer(await staff.decideName(request.params.id, request.body, staffOf(request))),
    );
  };
