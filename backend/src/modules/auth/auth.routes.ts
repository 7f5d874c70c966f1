import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing } from '../../plugins/envelope';
import { Credentials, LoginData, LogoutBody, RefreshBody, RefreshData } from './auth.schema';
import type { AuthService } from './auth.service';

/** Under /api/auth. */
export const authRoutes =
  (auth: AuthService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      '/login',
      {
        schema: {
          tags: ['auth'],
          summary: 'Sign in with e-mail address and password',
          body: Credentials,
          response: { 200: Answer(LoginData) },
        },
      },
      async (request) =>
        answer(await auth.login(request.body, { ip: request.ip, userAgent: request.headers['user-agent'] })),
    );

    app.post(
      '/refreshToken',
      {
        schema: {
          tags: ['auth'],
          summary: 'Exchange a refresh token for new tokens',
          body: RefreshBody,
          response: { 200: Answer(RefreshData) },
        },
      },
      async (request) => answer(await auth.refresh(request.body.refreshToken)),
    );

    app.post(
      '/logout',
      {
        schema: {
          tags: ['auth'],
          summary: 'End this session, or all of the account',
          body: LogoutBody,
          response: { 200: Answer(Nothing) },
        },
        // A log-out needs no body.
        preValidation: async (request) => {
          const given: unknown = request.body;
          if (given === undefined || given === null) request.body = {};
        },
      },
      async (request) => {
        const { all = false, refreshToken } = request.body;
        // All of an account takes an access token: one that was exchanged long ago must not reach so far.
        if (refreshToken !== undefined && !all && !request.principal) await auth.logoutBy(refreshToken);
        else await auth.logout(principal(request), all);
        return answer(null);
      },
    );
  };
