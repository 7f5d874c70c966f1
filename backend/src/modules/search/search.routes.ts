import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import { ProductFilters } from '../catalogue/catalogue.schema';
import { cleanQuery, cleanSearch } from '../catalogue/clean-query';
import { withFavouriteFlags, type FavouritesAmong } from '../catalogue/favourite-flags';
import { SearchRecovery, SuggestQuery, Suggestions } from './search.schema';
import type { SuggestionService } from './suggestions.service';

const tags = ['search'];

/** Help while someone types a search, and when it found nothing. Public, each with its `/with-auth` twin. */
export const searchRoutes =
  (suggestions: SuggestionService, favouritesAmong: FavouritesAmong): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/product/suggest',
      {
        schema: {
          tags,
          summary: 'Products, categories and searches that begin like what is typed',
          querystring: SuggestQuery,
          response: { 200: Answer(Suggestions) },
        },
        config: sharedAnswer<Suggestions>({
          key: ({ query }) => cleanSearch((query as { q: string }).q),
          own: async (request, { products, ...others }) => ({
            ...others,
            products: await withFavouriteFlags(favouritesAmong, request, products),
          }),
        }),
      },
      async ({ query, language }) => answer(await suggestions.suggest(query.q, language)),
    );

    app.get(
      '/product/recovery',
      {
        schema: {
          tags,
          summary: 'Ways on from a list that is empty: another spelling, filters to drop, what others buy',
          querystring: ProductFilters,
          response: { 200: Answer(SearchRecovery) },
        },
        config: sharedAnswer<SearchRecovery>({
          key: ({ query }) => cleanQuery(query as ProductFilters),
          own: async (request, { popular, ...ways }) => ({
            ...ways,
            popular: await withFavouriteFlags(favouritesAmong, request, popular),
          }),
        }),
      },
      async ({ query, language }) => answer(await suggestions.recover(query, language)),
    );
  };
