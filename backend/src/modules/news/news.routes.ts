import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, Paged, paged } from '../../lib/envelope';
import { fallbackOnError } from '../../plugins/fallback-on-error';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import {
  AddressesQuery,
  FeedQuery,
  NewsAddress,
  NewsArticle,
  NewsCard,
  NewsId,
  NewsQuery,
  NewsSlug,
} from './news.schema';
import type { NewsService } from './news.service';

const tags = ['news'];
const none = paged([], { page: 1, limit: 10, total: 0 });

/** Under /api/main. Every route here is public and has its `/with-auth` twin. */
export const newsRoutes =
  (news: NewsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/news/public',
      {
        schema: {
          tags,
          summary: 'News, the newest first; an empty page with a message when they cannot be had',
          querystring: NewsQuery,
          response: { 200: Answer(Paged(NewsCard)) },
        },
        errorHandler: fallbackOnError(none),
        config: sharedAnswer(),
      },
      async (request) => answer(await news.list(request.query, request.language)),
    );

    app.get(
      '/news/addresses',
      {
        schema: {
          tags,
          summary: 'Where every article is, for the sitemap; 2,500 a page',
          querystring: AddressesQuery,
          response: { 200: Answer(Paged(NewsAddress)) },
        },
      },
      async (request) => answer(await news.addresses(request.query.page ?? 1)),
    );

    app.get(
      '/news/:id',
      {
        schema: { tags, summary: 'One article', params: NewsId, response: { 200: Answer(NewsArticle) } },
        config: sharedAnswer(),
      },
      async (request) => answer(await news.find(request.params.id, request.language)),
    );

    app.get(
      '/news/get-by-seo-slug/:slug',
      {
        schema: {
          tags,
          summary: 'One article by its slug, with others to read next',
          params: NewsSlug,
          response: { 200: Answer(NewsArticle) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await news.findBySlug(request.params.slug, request.language)),
    );
  };

/** Under /api/main: a feed is XML and no answer. */
export const feedRoutes =
  (news: NewsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/rss.xml',
      {
        schema: {
          tags,
          summary: 'The newest articles as an RSS feed',
          querystring: FeedQuery,
          response: { 200: { content: { 'application/rss+xml': { schema: Type.String() } } } },
        },
      },
      async ({ query, language }, reply) =>
        reply
          .type('application/rss+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=600')
          .header('vary', 'Accept-Language')
          .send(await news.rss(query.lang ?? language)),
    );
  };
