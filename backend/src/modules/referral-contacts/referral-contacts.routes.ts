import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer, answer, Nothing, Paged } from '../../lib/envelope';
import { notFound, unprocessable } from '../../lib/errors';
import { limitPerAddress, type RateLimits } from '../../lib/rate-limits';
import { member } from '../../plugins/auth';
import {
  ContactImport,
  ContactImportBody,
  MAX_IMPORT_BODY,
  ReferralContact,
  ReferralContactBody,
  ReferralContactId,
  ReferralContactsQuery,
} from './referral-contacts.schema';
import type { ReferralContactService } from './referral-contacts.service';

const tags = ['referral'];

/** Under /api/relationship. */
export const referralContactRoutes =
  (contacts: ReferralContactService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    limitPerAddress(app, limits, 'referral');

    app.get(
      '/relationship/list-contact/:id',
      {
        schema: {
          tags,
          summary: 'Contacts of the member (`id` is the account), by name',
          params: ReferralContactId,
          querystring: ReferralContactsQuery,
          response: { 200: Answer(Paged(ReferralContact)) },
        },
      },
      async (request) => {
        const { userId } = member(request);
        if (request.params.id !== userId) throw notFound();
        return answer(await contacts.list(userId, request.query));
      },
    );

    app.post(
      '/relationship/contact',
      {
        schema: {
          tags,
          summary: 'Add a contact',
          body: ReferralContactBody,
          response: { 200: Answer(ReferralContact) },
        },
      },
      async (request) => answer(await contacts.add(member(request).userId, request.body)),
    );

    app.put(
      '/relationship/contact/:id',
      {
        schema: {
          tags,
          summary: 'Change a contact',
          params: ReferralContactId,
          body: ReferralContactBody,
          response: { 200: Answer(ReferralContact) },
        },
      },
      async (request) =>
        answer(await contacts.change(member(request).userId, request.params.id, request.body)),
    );

    app.delete(
      '/relationship/contact/:id',
      {
        schema: {
          tags,
          summary: 'Remove a contact',
          params: ReferralContactId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await contacts.remove(member(request).userId, request.params.id);
        return answer(null);
      },
    );

    app.post(
      '/relationship/contact/import',
      {
        bodyLimit: MAX_IMPORT_BODY,
        // Before megabytes are read.
        onRequest: async (request) => contacts.countImport(member(request).userId),
        errorHandler: (error: FastifyError) => {
          throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? unprocessable('CONTACTS_FILE_TOO_LONG') : error;
        },
        schema: {
          tags,
          summary: 'Add contacts from a CSV or vCard file; every row that is left out is explained',
          body: ContactImportBody,
          response: { 200: Answer(ContactImport) },
        },
      },
      async (request) => answer(await contacts.importFile(member(request).userId, request.body)),
    );
  };
