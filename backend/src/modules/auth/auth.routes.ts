import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing } from '../../lib/envelope';
import type { Asking } from './account-mailing';
import {
  Activated,
  ActivateBody,
  ActivateQuery,
  ChangeByTokenBody,
  ChangeOwnBody,
  Credentials,
  EmailBody,
  EmailQuery,
  LoginData,
  LogoutBody,
  OpenSession,
  RefreshBody,
  RefreshData,
  RegisterBody,
  Registered,
  Sent,
  SessionId,
  TokenQuery,
  VerifiedToken,
} from './auth.schema';
import type { AuthService, Origin } from './auth.service';
import type { PasswordService } from './passwords.service';
import type { SignUpService } from './sign-up.service';

const tags = ['auth'];
/** Asking for the head only is looking, and looking changes nothing. */
const exposeHeadRoute = false;

function originOf(request: FastifyRequest): Origin {
  const { 'user-agent': userAgent, cookie: cookies } = request.headers;
  return { ...asking(request), userAgent, cookies };
}

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
      async (request, reply) => {
        const { data, deviceCookie } = await auth.login(request.body, originOf(request));
        reply.header('set-cookie', deviceCookie);
        return answer(data);
      },
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

    app.get(
      '/sessions',
      {
        schema: {
          tags,
          summary: 'Where the account is signed in',
          response: { 200: Answer(Type.Array(OpenSession)) },
        },
      },
      async (request) => answer(await auth.sessions(principal(request))),
    );

    app.delete(
      '/sessions',
      {
        schema: { tags, summary: 'Sign out everywhere but here', response: { 200: Answer(Nothing) } },
      },
      async (request) => {
        await auth.endOtherSessions(principal(request));
        return answer(null);
      },
    );

    app.delete(
      '/sessions/:id',
      {
        schema: {
          tags,
          summary: 'Sign out one device',
          params: SessionId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await auth.endSession(principal(request), request.params.id);
        return answer(null);
      },
    );
  };

/** Under /api/auth. */
export const signUpRoutes =
  (signUp: SignUpService, auth: Pick<AuthService, 'signInAs'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/register',
      {
        schema: {
          tags,
          summary: 'Make an account; a mail asks to activate it',
          body: RegisterBody,
          response: { 200: Answer(Registered) },
        },
      },
      async (request) => {
        const { cookie: cookies } = request.headers;
        return answer(await signUp.register(request.body, { ...asking(request), cookies }));
      },
    );

    app.post(
      '/resend-verification',
      {
        schema: {
          tags,
          summary: 'Send the activation mail once more; the answer is the same for every address',
          body: EmailBody,
          response: { 200: Answer(Sent) },
        },
      },
      async (request) => {
        await signUp.resend(request.body.email, asking(request));
        return answer({ sent: true as const });
      },
    );

    app.get(
      '/verify-token',
      {
        exposeHeadRoute,
        schema: {
          tags,
          summary: 'Whether a link of a mail still works; changes nothing',
          querystring: TokenQuery,
          response: { 200: Answer(VerifiedToken) },
        },
      },
      async (request) => answer(await signUp.look(request.query.token, request.query.type, asking(request))),
    );

    app.post(
      '/active-user',
      {
        schema: {
          tags,
          summary:
            'Activate an account, by the button of the page that its mail leads to; signs in the browser that signed up within the hour',
          body: ActivateBody,
          response: { 200: Answer(Activated) },
        },
      },
      async (request, reply) => {
        const { answered, signedUpHere } = await signUp.activate(request.body, asking(request));
        // The account is active whatever comes of the session: its owner can sign in by hand.
        const signedIn =
          signedUpHere === null
            ? null
            : await auth.signInAs(signedUpHere, originOf(request)).catch((error: unknown) => {
                request.log.error({ err: error }, 'no session after the activation');
                return null;
              });
        if (!signedIn) return answer(answered);
        const { email, data: login, deviceCookie } = signedIn;
        reply.header('set-cookie', deviceCookie);
        return answer({ ...answered, session: { email, login } });
      },
    );

    // The same by GET, as clients of the first days call it. No mail links here: programs that open links of mails
    // open the page, which does nothing until its button is pressed.
    app.get(
      '/active-user',
      {
        exposeHeadRoute,
        schema: {
          tags,
          summary: 'Activate an account',
          querystring: ActivateQuery,
          response: { 200: Answer(Activated) },
        },
      },
      // No session: an address must not open one.
      async (request) => answer((await signUp.activate(request.query, asking(request))).answered),
    );
  };

/** Under /api/auth. */
export const passwordRoutes =
  (passwords: PasswordService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/reset-password',
      {
        exposeHeadRoute,
        schema: {
          tags,
          summary: 'Send a link to choose a new password; the answer is the same for every address',
          querystring: EmailQuery,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await passwords.askReset(request.query.email, asking(request));
        return answer(null);
      },
    );

    app.post(
      '/change-pass-token',
      {
        schema: {
          tags,
          summary: 'Choose a new password by a mailed link; ends all sessions',
          body: ChangeByTokenBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request, reply) => {
        const { cookie: cookies } = request.headers;
        const deviceCookie = await passwords.changeByToken(request.body, { ...asking(request), cookies });
        // The owner may sign in at once, also from an address that used up its wrong passwords.
        reply.header('set-cookie', deviceCookie);
        return answer(null);
      },
    );

    app.put(
      '/user/change-password',
      {
        schema: {
          tags,
          summary: 'Choose a new password by the current one; ends all sessions',
          body: ChangeOwnBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await passwords.changeOwn(principal(request), request.body, asking(request));
        return answer(null);
      },
    );
  };

const asking = ({ ip, language }: FastifyRequest): Asking => ({ ip, language });
