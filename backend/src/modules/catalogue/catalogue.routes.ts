import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Paged } from '../../plugins/envelope';
import { mountWithAuth } from '../../plugins/with-auth';
import {
  CartProduct,
  Category,
  InfoIds,
  PageQuery,
  ProductCard,
  ProductDetail,
  ProductId,
  ProductInfos,
  ProductQuery,
  ProductSlug,
} from './catalogue.schema';
import type { CatalogueService } from './catalogue.service';

const tags = ['catalogue'];

/** What the shop sells, in the language of the request. Every route here is public and has its `/with-auth` twin. */
export const catalogueRoutes =
  (catalogue: CatalogueService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    for (const url of ['/product', '/product/public']) {
      app.get(
        url,
        {
          schema: {
            tags,
            summary: 'Products, filtered, sorted and paged',
            querystring: ProductQuery,
            response: { 200: Answer(Paged(ProductCard)) },
          },
        },
        async (request) => answer(await catalogue.list(request.query, request.language)),
      );
    }

    app.get(
      '/product/newest-products',
      {
        schema: {
          tags,
          summary: 'Products, the newest first',
          querystring: PageQuery,
          response: { 200: Answer(Paged(ProductCard)) },
        },
      },
      async (request) => answer(await catalogue.newest(request.query, request.language)),
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
      },
      async (request) => answer(await catalogue.suggested(request.query, request.language)),
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
      },
      async (request) => answer(await catalogue.detail(request.params.id, request.language)),
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
      },
      async (request) => answer(await catalogue.infos(request.params.id, request.language)),
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
      async (request) => answer(await catalogue.byIds(request.body.infoIds, request.language)),
    );

    app.get(
      '/category',
      {
        schema: { tags, summary: 'The tree of categories', response: { 200: Answer(Type.Array(Category)) } },
      },
      async (request) => answer(await catalogue.categories(request.language)),
    );
  };
