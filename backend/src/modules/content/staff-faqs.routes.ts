import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  FaqBody,
  FaqChange,
  FaqGroupBody,
  FaqGroupChange,
  FaqId,
  FaqOrder,
  StaffFaq,
  StaffFaqGroup,
  WrittenContent,
} from './staff-content.schema';
import type { StaffFaqs } from './staff-faqs';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffFaqRoutes =
  (faqs: StaffFaqs): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/faq',
      {
        schema: {
          tags,
          summary: 'All questions in their groups, drafts too, in the order in which they are shown',
          response: { 200: Answer(Type.Array(StaffFaqGroup)) },
        },
      },
      async () => answer(await faqs.list()),
    );

    app.get(
      '/faq/:id',
      {
        schema: {
          tags,
          summary: 'One question with its answer in both languages',
          params: FaqId,
          response: { 200: Answer(StaffFaq) },
        },
      },
      async (request) => answer(await faqs.find(request.params.id)),
    );

    app.post(
      '/faq',
      {
        schema: {
          tags,
          summary: 'Write a question; it comes last in its group',
          body: FaqBody,
          response: { 200: Answer(WrittenContent) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await faqs.create(request.body, staffOf(request)))),
    );

    app.put(
      '/faq/order',
      {
        schema: {
          tags,
          summary: 'Put groups and questions in order; a question may change its group',
          body: FaqOrder,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await faqs.order(request.body, staffOf(request))),
    );

    app.put(
      '/faq/:id',
      {
        schema: {
          tags,
          summary: 'Change a question, publish it or take it off the shop',
          params: FaqId,
          body: FaqChange,
          response: { 200: Answer(WrittenContent) },
        },
      },
      async (request) => answer(await faqs.change(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/faq/:id',
      {
        schema: { tags, summary: 'Delete a question', params: FaqId, response: { 200: Answer(Nothing) } },
      },
      async (request) => answer(await faqs.remove(request.params.id, staffOf(request))),
    );

    app.post(
      '/faq-group',
      {
        schema: {
          tags,
          summary: 'Add a group of questions; it comes last',
          body: FaqGroupBody,
          response: { 200: Answer(WrittenContent) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await faqs.createGroup(request.body, staffOf(request)))),
    );

    app.put(
      '/faq-group/:id',
      {
        schema: {
          tags,
          summary: 'Name a group of questions',
          params: FaqId,
          body: FaqGroupChange,
          response: { 200: Answer(WrittenContent) },
        },
      },
      async (request) => answer(await faqs.changeGroup(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/faq-group/:id',
      {
        schema: {
          tags,
          summary: 'Delete a group in which there is no question',
          params: FaqId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await faqs.removeGroup(request.params.id, staffOf(request))),
    );
  };
