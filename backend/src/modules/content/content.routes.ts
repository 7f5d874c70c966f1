import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { fallbackOnError } from '../../plugins/fallback-on-error';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import {
  ContentPage,
  ContentPageRef,
  FaqGroup,
  Intro,
  PageLanguage,
  PageParams,
  ShopPlace,
} from './content.schema';
import type { ContentService } from './content.service';

const tags = ['content'];

/** Under /api/main: what the shop tells, in the language of the request. Every route has its `/with-auth` twin. */
export const contentRoutes =
  (content: ContentService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/intro/get-intro-current',
      {
        schema: {
          tags,
          summary: 'The banner of the home page; null with a message when there is none',
          response: { 200: Answer(Type.Union([Intro, Type.Null()])) },
        },
        errorHandler: fallbackOnError(null),
        config: sharedAnswer(),
      },
      async (request) => answer(await content.intro(request.language)),
    );

    app.get(
      '/system/pages',
      {
        schema: {
          tags,
          summary: 'Every policy and company page by its name',
          response: { 200: Answer(Type.Array(ContentPageRef)) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await content.pages(request.language)),
    );

    app.get(
      '/system/page/:key',
      {
        schema: {
          tags,
          summary: 'A policy or company page, or the footer',
          params: PageParams,
          querystring: PageLanguage,
          response: { 200: Answer(ContentPage) },
        },
        config: sharedAnswer(),
      },
      async ({ params, query, language }) => answer(await content.page(params.key, query.lang ?? language)),
    );

    app.get(
      '/system/faqs',
      {
        schema: {
          tags,
          summary: 'Questions that are often asked, in groups',
          response: { 200: Answer(Type.Array(FaqGroup)) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await content.faqs(request.language)),
    );

    app.get(
      '/system/showrooms',
      {
        schema: {
          tags,
          summary: 'Where the shop can be visited',
          response: { 200: Answer(Type.Array(ShopPlace)) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await content.places('SHOWROOM', request.language)),
    );

    app.get(
      '/system/svcenter',
      {
        schema: {
          tags,
          summary: 'Where things are repaired',
          response: { 200: Answer(Type.Array(ShopPlace)) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await content.places('SERVICE_CENTRE', request.language)),
    );
  };
