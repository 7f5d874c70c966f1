import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { MAX_BODY_BYTES, takeFilesOnly } from '../uploads/file-body';
import { UploadBody } from '../uploads/uploads.schema';
import type { ContactChangeService } from './contact-changes.service';
import {
  CompanyBody,
  ContactChange,
  ContactChangeBody,
  ContactChangeParams,
  ContactCodeBody,
  Me,
  ProfileBody,
} from './customers.schema';
import type { CustomerService } from './customers.service';

const tags = ['profile'];

/** Under /api/auth. */
export const customerRoutes =
  (customers: CustomerService, changes: ContactChangeService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/user/me',
      { schema: { tags: ['auth'], summary: 'The signed-in account', response: { 200: Answer(Me) } } },
      async (request) => answer(await customers.me(principal(request).userId)),
    );

    app.put(
      '/user/profile',
      {
        schema: {
          tags,
          summary: 'Change names, date of birth or where one is found; what is left out stays',
          body: ProfileBody,
          response: { 200: Answer(Me) },
        },
      },
      async (request) => answer(await customers.changeProfile(principal(request).userId, request.body)),
    );

    app.post(
      '/user/contact-change',
      {
        schema: {
          tags,
          summary: 'Ask for a code to change the e-mail address or the telephone number',
          body: ContactChangeBody,
          response: { 200: Answer(ContactChange) },
        },
      },
      async (request) =>
        answer(
          await changes.begin(principal(request).userId, request.body, {
            language: request.language,
            ip: request.ip,
          }),
        ),
    );

    app.post(
      '/user/contact-change/:id',
      {
        schema: {
          tags,
          summary: 'Change it with the code; after three wrong ones no code works',
          params: ContactChangeParams,
          body: ContactCodeBody,
          response: { 200: Answer(Me) },
        },
      },
      async (request) =>
        answer(
          await changes.confirm(
            principal(request).userId,
            request.params.id,
            request.body.code,
            request.language,
          ),
        ),
    );
  };

/** Under /api/auth. */
export const avatarRoutes =
  (customers: CustomerService): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeFilesOnly(app);

    app.put(
      '/user/avatar',
      {
        schema: {
          tags,
          summary: 'Set the picture of oneself: drawn anew as a square and stripped of everything else',
          consumes: ['multipart/form-data'],
          body: UploadBody,
          response: { 200: Answer(Me) },
        },
        bodyLimit: MAX_BODY_BYTES,
      },
      async (request) => answer(await customers.changeAvatar(principal(request).userId, request.body.file)),
    );

    app.delete(
      '/user/avatar',
      { schema: { tags, summary: 'Have no picture of oneself any more', response: { 200: Answer(Me) } } },
      async (request) => answer(await customers.removeAvatar(principal(request).userId)),
    );
  };

/** Under /api/main. */
export const companyRoutes =
  (customers: CustomerService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/profile/update-profile',
      {
        schema: {
          tags,
          summary:
            'Change the company, how one likes to pay, or whom invoices are for; what is left out stays',
          body: CompanyBody,
          response: { 200: Answer(Me) },
        },
      },
      async (request) => answer(await customers.changeCompany(principal(request).userId, request.body)),
    );
  };
