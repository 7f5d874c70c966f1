import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid, validate as isUuid } from 'uuid';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { VISITOR_LIFE_MS, type Asked, type ConsentService } from './consents.service';
import { Consent, ConsentBody, DeleteAccountBody, DeletionScheduled, PersonalExport } from './privacy.schema';
import type { PrivacyService } from './privacy.service';

const tags = ['privacy'];

/** Under /api/auth. */
export const privacyRoutes =
  (privacy: PrivacyService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/user/export',
      {
        schema: {
          tags,
          summary: 'All that the shop keeps of the caller, as a file',
          response: { 200: Answer(PersonalExport) },
        },
      },
      async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="my-data.json"');
        return answer(await privacy.exportOf(principal(request).userId));
      },
    );

    app.delete(
      '/user/me',
      {
        schema: {
          tags,
          summary: 'End all sessions and, in two weeks, the account; signing in takes it back',
          body: DeleteAccountBody,
          response: { 200: Answer(DeletionScheduled) },
        },
      },
      async (request) =>
        answer(
          await privacy.scheduleDeletion(principal(request).userId, request.body.password, {
            language: request.language,
            ip: request.ip,
          }),
        ),
    );
  };

const COOKIE = 'sf_consent';
const COOKIE_LIFE_S = VISITOR_LIFE_MS / 1000;

/** Under /api/main. */
export const consentRoutes =
  (consents: ConsentService, { isSecure }: { isSecure: boolean }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/consent',
      {
        schema: {
          tags,
          summary: 'What the account, or this browser, agreed to',
          response: { 200: Answer(Consent) },
        },
      },
      async (request) => answer(await consents.read(askedOf(request))),
    );

    app.put(
      '/consent',
      {
        schema: {
          tags,
          summary: 'Agree or refuse; every answer is kept',
          body: ConsentBody,
          response: { 200: Answer(Consent) },
        },
      },
      async (request, reply) => {
        const who = askedOf(request) ?? newVisitor(reply, isSecure);
        return answer(await consents.record(who, request.body, request.ip));
      },
    );
  };

function askedOf(request: FastifyRequest): Asked | null {
  if (request.principal) return { userId: request.principal.userId };
  const [, value = ''] =
    new RegExp(`(?:^|;\\s*)${COOKIE}=%22([\\w-]{36})%22`).exec(request.headers.cookie ?? '') ?? [];
  return isUuid(value) ? { visitorId: value } : null;
}

/** The cookie holds a JSON text, as all of the shop's do. */
function newVisitor(reply: FastifyReply, isSecure: boolean): Asked {
  const visitorId = uuid();
  reply.header(
    'set-cookie',
    `${COOKIE}=${encodeURIComponent(JSON.stringify(visitorId))}; Path=/api; Max-Age=${COOKIE_LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
  return { visitorId };
}
