import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { answer, Answer, Paged } from '../../lib/envelope';
import type { Language } from '../../lib/language';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import type { SearchQuery } from '../search/search-query';
import {
  AddressesQuery,
  CartProduct,
  Category,
  FacetsQuery,
  InfoIds,
  ProductIds,
  PageQuery,
  ProductAddress,
  ProductCard,
  ProductDetail,
  ProductFacets,
  ProductId,
  ProductIdOrSlug,
  ProductInfos,
  ProductPage,
  ProductQuery,
  ProductSlug,
  RelatedQuery,
} from './catalogue.schema';
import type { CatalogueService } from './catalogue.service';
import { briefly } from './facets';
import { favouriteFlagsOf, withFavouriteFlags, type FavouritesAmong } from './favourite-flags';
import { cleanQuery } from './clean-query';
import type { ProductListService } from './product-lists.service';

const tags = ['catalogue'];

type CardPage = Awaited<ReturnType<ProductListService['newest']>>;
/** Hears of every search that found something, and from where it came. */
export type NoteSearch = (search: SearchQuery, ip: string, language: Language) => Promise<void>;

/**
 * What the shop sells, in the language of the request. Every route here is public and has its `/with-auth` twin, which
 * also says what the customer keeps.
 */
export const catalogueRoutes =
  (
    catalogue: CatalogueService,
    lists: ProductListService,
    favouritesAmong: FavouritesAmong,
    noteSearch: NoteSearch,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    const cardsWithHearts = (request: FastifyRequest, cards: ProductCard[]) =>
      withFavouriteFlags(favouritesAmong, request, cards);
    const pageWithHearts = async <Page extends { data: ProductCard[] }>(
      request: FastifyRequest,
      page: Page,
    ) => ({ ...page, data: await cardsWithHearts(request, page.data) });
    const detailWithHeart = async (request: FastifyRequest, product: ProductDetail) => {
      const heart = await favouriteFlagsOf(favouritesAmong, request, [product.id]);
      return { ...product, ...heart(product.id) };
    };
    // Made here, because what is in memory for long must not hold the request that it was made for.
    const countingSearch = (found: SearchQuery, language: Language) => (ip: string) =>
      noteSearch(found, ip, language);
    const ofQuery = { key: ({ query }: FastifyRequest) => cleanQuery(query as ProductQuery) };
    const ofProduct = {
      key: ({ params }: FastifyRequest) => (params as { id: string }).id.toLowerCase(),
    };

    for (const url of ['/product', '/product/public']) {
      app.get(
        url,
        {
          schema: {
            tags,
            summary: 'Products, filtered, sorted and paged',
            querystring: ProductQuery,
            response: { 200: Answer(ProductPage) },
          },
          config: sharedAnswer<ProductPage>({ ...ofQuery, own: pageWithHearts }),
        },
        async (request) =>
          answer(
            await lists.list(request.query, request.language, (found) => {
              request.countAsker = countingSearch(found, request.language);
            }),
          ),
      );
    }

    app.get(
      '/product/facets',
      {
        schema: {
          tags,
          summary: 'What a list can be narrowed by, with how many products each value would leave',
          querystring: FacetsQuery,
          response: { 200: Answer(ProductFacets) },
        },
        config: sharedAnswer(ofQuery),
      },
      async ({ query: { brief = false, ...filters }, language }) => {
        const found = await lists.facets(filters, language);
        return answer(brief ? briefly(found) : found);
      },
    );

    app.get(
      '/product/newest-products',
      {
        schema: {
          tags,
          summary: 'Products, the newest first',
          querystring: PageQuery,
          response: { 200: Answer(Paged(ProductCard)) },
        },
        config: sharedAnswer<CardPage>({ ...ofQuery, own: pageWithHearts }),
      },
      async (request) => answer(await lists.newest(request.query, request.language)),
    );

    app.get(
      '/product/suggested-products',
      {
        schema: {
          tags,
          summary: 'Products in stock, the hot ones first',
          querystring: PageQuery,
          response: { 200: Answer(Paged(ProductCard)) },
        },
        config: sharedAnswer<CardPage>({ ...ofQuery, own: pageWithHearts }),
      },
      async (request) => answer(await lists.suggested(request.query, request.language)),
    );

    app.get(
      '/product/addresses',
      {
        schema: {
          tags,
          summary: 'Where every product is, for the sitemap; 2,500 a page',
          querystring: AddressesQuery,
          response: { 200: Answer(Paged(ProductAddress)) },
        },
      },
      async (request) => answer(await catalogue.addresses(request.query.page ?? 1)),
    );

    app.get(
      '/product/:id/public',
      {
        schema: {
          tags,
          summary: 'One product with its variants',
          params: ProductId,
          response: { 200: Answer(ProductDetail) },
        },
        config: sharedAnswer<ProductDetail>({ ...ofProduct, own: detailWithHeart }),
      },
      async (request) => answer(await catalogue.detail(request.params.id, request.language)),
    );

    app.get(
      '/product/:id/related',
      {
        schema: {
          tags,
          summary: 'Products like one product, without it',
          params: ProductIdOrSlug,
          querystring: RelatedQuery,
          response: { 200: Answer(Type.Array(ProductCard)) },
        },
        config: sharedAnswer<ProductCard[]>({ own: cardsWithHearts }),
      },
      async ({ params, query, language }) => answer(await lists.related(params.id, query.limit, language)),
    );

    app.get(
      '/product/get-by-seo-slug/:slug',
      {
        schema: {
          tags,
          summary: 'One product with its variants, by its slug',
          params: ProductSlug,
          response: { 200: Answer(ProductDetail) },
        },
        config: sharedAnswer<ProductDetail>({ own: detailWithHeart }),
      },
      async (request) => answer(await catalogue.detailBySlug(request.params.slug, request.language)),
    );

    app.get(
      '/product/get-list-info-and-attribute/:id',
      {
        schema: {
          tags,
          summary: 'The variants of a product and what they differ in',
          params: ProductId,
          response: { 200: Answer(ProductInfos) },
        },
        config: sharedAnswer(ofProduct),
      },
      async (request) => answer(await catalogue.infos(request.params.id, request.language)),
    );

    app.post(
      '/product/cards',
      {
        schema: {
          tags,
          summary:
            'Products as a list shows them, in the order of their ids, without those that are no longer sold',
          body: ProductIds,
          response: { 200: Answer(Type.Array(ProductCard)) },
        },
      },
      async (request) =>
        answer(
          await withFavouriteFlags(
            favouritesAmong,
            request,
            await lists.sold(request.body.ids, request.language),
          ),
        ),
    );

    app.post(
      '/product/by-ids',
      {
        schema: {
          tags,
          summary: 'Variants as a cart shows them, with their price and stock now',
          body: InfoIds,
          response: { 200: Answer(Type.Array(CartProduct)) },
        },
      },
      async (request) => {
        const products = await catalogue.byIds(request.body.infoIds, request.language);
        const heart = await favouriteFlagsOf(
          favouritesAmong,
          request,
          products.map(({ productId }) => productId),
        );
        return answer(products.map((product) => ({ ...product, ...heart(product.productId) })));
      },
    );

    app.get(
      '/category',
      {
        schema: { tags, summary: 'The tree of categories', response: { 200: Answer(Type.Array(Category)) } },
        config: sharedAnswer(),
      },
      async (request) => answer(await catalogue.categories(request.language)),
    );
  };
