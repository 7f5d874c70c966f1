import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, PageMeta, Paged, paged } from '../../lib/envelope';
import { fallbackOnError } from '../../plugins/fallback-on-error';
import { askerOf, mountWithAuth } from '../../plugins/with-auth';
import {
  PublicSolutionsQuery,
  SolutionAddress,
  SolutionAddressesQuery,
  SolutionCard,
  SolutionFacets,
  SolutionPage,
  SolutionSlug,
} from './public-solutions.schema';
import type { PublicSolutions } from './public-solutions.service';

const tags = ['solutions'];
const none = { ...paged([], { page: 1, limit: 10, total: 0 }), facets: { kinds: [], providers: [] } };
const SolutionList = Type.Object({
  data: Type.Array(SolutionCard),
  meta: PageMeta,
  facets: SolutionFacets,
});

/** Under /api/main. Every route here is public and has its `/with-auth` twin. */
export const publicSolutionRoutes =
  (solutions: PublicSolutions): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/solution/public',
      {
        schema: {
          tags,
          summary: 'Published solutions; an empty page with a message when they cannot be had',
          querystring: PublicSolutionsQuery,
          response: { 200: Answer(SolutionList) },
        },
        errorHandler: fallbackOnError(none),
      },
      async (request) => answer(await solutions.list(request.query, request.language, askerOf(request))),
    );

    app.get(
      '/solution/addresses',
      {
        schema: {
          tags,
          summary: 'Where every published solution is, for the sitemap; 2,500 a page',
          querystring: SolutionAddressesQuery,
          response: { 200: Answer(Paged(SolutionAddress)) },
        },
      },
      async (request) => answer(await solutions.addresses(request.query.page ?? 1)),
    );

    app.get(
      '/solution/get-by-seo-slug/:slug',
      {
        schema: {
          tags,
          summary: 'One published solution with its screenshots, links, channels, services and provider',
          params: SolutionSlug,
          response: { 200: Answer(SolutionPage) },
        },
      },
      async (request) =>
        answer(await solutions.findBySlug(request.params.slug, request.language, askerOf(request))),
    );
  };
