import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { badRequest } from '../../lib/errors';
import { idempotent } from '../../plugins/idempotency';
import { staffOf } from '../../plugins/auth';
import { BackgroundJob } from '../background-jobs/background-jobs.schema';
import {
  CategoryBody,
  CategoryOrder,
  ChangedCategoryBody,
  ChangedProductBody,
  ProductBody,
  ProductParams,
  StaffCategory,
  StaffProduct,
  StaffProductPage,
  StaffProductsQuery,
  Version,
} from '../catalogue/staff-products.schema';
import type { BulkEdit } from './bulk-edit';
import { BulkEditBody, BulkPreview } from './bulk-edit.schema';
import type { StaffCategories } from './staff-categories';
import type { StaffProducts } from './staff-products';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffProductRoutes =
  (products: StaffProducts, bulk: BulkEdit): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/product',
      {
        schema: {
          tags,
          summary: 'Products as staff work with them, also hidden ones; the latest first',
          querystring: StaffProductsQuery,
          response: { 200: Answer(StaffProductPage) },
        },
      },
      async (request) => answer(await products.list(request.query)),
    );

    app.get(
      '/product/:id',
      {
        schema: {
          tags,
          summary: 'One product with everything that staff write',
          params: ProductParams,
          response: { 200: Answer(StaffProduct) },
        },
      },
      async (request) => answer(await products.detail(request.params.id, request.language)),
    );

    app.post(
      '/product',
      {
        schema: {
          tags,
          summary: 'Add a product with its variants and pictures',
          body: ProductBody,
          response: { 200: Answer(StaffProduct) },
        },
      },
      async (request) =>
        idempotent(request, async () =>
          answer(await products.create(staffOf(request), request.body, request.language)),
        ),
    );

    app.put(
      '/product/:id',
      {
        schema: {
          tags,
          summary: 'Write a product; a version that is not the current one is refused',
          params: ProductParams,
          body: ChangedProductBody,
          response: { 200: Answer(StaffProduct) },
        },
      },
      async (request) =>
        answer(await products.change(staffOf(request), request.params.id, request.body, request.language)),
    );

    app.delete(
      '/product/:id',
      {
        schema: {
          tags,
          summary: 'Take a product off for good; orders still name it, and writing it again brings it back',
          params: ProductParams,
          querystring: Version,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await products.remove(staffOf(request), request.params.id, request.query.version);
        return answer(null);
      },
    );

    app.post(
      '/product/bulk-edit/preview',
      {
        schema: {
          tags,
          summary: 'What a change of many products would do',
          body: BulkEditBody,
          response: { 200: Answer(BulkPreview) },
        },
      },
      async (request) => answer(await bulk.preview(request.body)),
    );

    app.post(
      '/product/bulk-edit',
      {
        schema: {
          tags,
          summary: 'Change many products, as a job; needs the header Idempotency-Key',
          body: BulkEditBody,
          response: { 200: Answer(BackgroundJob) },
        },
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        return idempotent(request, (store) => bulk.start(staffOf(request), request.body, store));
      },
    );
  };

/** Under /api/main/admin. */
export const staffCategoryRoutes =
  (categories: StaffCategories): FastifyPluginAsyncTypebox =>
  async (app) => {
    const Params = Type.Object({ id: Type.String({ maxLength: 200 }) }, { additionalProperties: false });

    app.get(
      '/category',
      {
        schema: {
          tags,
          summary: 'All categories in both languages, in their order',
          response: { 200: Answer(Type.Array(StaffCategory)) },
        },
      },
      async () => answer(await categories.list()),
    );

    app.post(
      '/category',
      {
        schema: {
          tags,
          summary: 'Add a category; one without a picture has its parent’s',
          body: CategoryBody,
          response: { 200: Answer(StaffCategory) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await categories.create(staffOf(request), request.body))),
    );

    app.put(
      '/category/:id',
      {
        schema: {
          tags,
          summary: 'Name or move a category; never below itself',
          params: Params,
          body: ChangedCategoryBody,
          response: { 200: Answer(StaffCategory) },
        },
      },
      async (request) => answer(await categories.change(staffOf(request), request.params.id, request.body)),
    );

    app.put(
      '/category/order',
      {
        schema: {
          tags,
          summary: 'The order in which the categories below one are shown',
          body: CategoryOrder,
          response: { 200: Answer(Type.Array(StaffCategory)) },
        },
      },
      async (request) => {
        await categories.order(staffOf(request), request.body.parentId, request.body.ids);
        return answer(await categories.list());
      },
    );

    app.delete(
      '/category/:id',
      {
        schema: {
          tags,
          summary: 'Remove a category that nothing is in',
          params: Params,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await categories.remove(staffOf(request), request.params.id);
        return answer(null);
      },
    );
  };
