import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { tooManyRequests } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import {
  Cart,
  CartBody,
  CartLink,
  CheckedLine,
  LinesBody,
  MergeCartBody,
  MergedCart,
  SharedCart,
  SharedCartParams,
} from './carts.schema';
import type { CartService } from './carts.service';
import type { SharedCartService } from './shared-carts.service';

const tags = ['cart'];

/** Under /api/ecommerce. */
export const cartRoutes =
  (carts: CartService, sharedCarts: SharedCartService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/cart',
      {
        schema: { tags, summary: "The customer's own cart", response: { 200: Answer(Cart) } },
      },
      async (request) => answer(await carts.read(principal(request).userId)),
    );

    app.put(
      '/cart',
      {
        schema: {
          tags,
          summary:
            'Replace the own cart; 409 CART_CHANGED with the cart as it is now when the version is old',
          body: CartBody,
          response: { 200: Answer(Cart) },
        },
      },
      async (request) => answer(await carts.replace(principal(request).userId, request.body)),
    );

    app.post(
      '/cart/merge',
      {
        schema: {
          tags,
          summary: "Put a visitor's cart into the own one after a login; sending it again adds nothing",
          body: MergeCartBody,
          response: { 200: Answer(MergedCart) },
        },
      },
      async (request) => answer(await carts.merge(principal(request).userId, request.body)),
    );

    app.post(
      '/cart/validate',
      {
        schema: {
          tags,
          summary: 'What these lines cost now, and what stands in the way of buying each',
          body: LinesBody,
          response: { 200: Answer(Type.Array(CheckedLine)) },
        },
      },
      async (request) => {
        const { allowed, retryAfterSeconds } = await limits.consume(
          `cart checks ${request.ip}`,
          MAX_PER_ADDRESS,
        );
        if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
        return answer(await carts.validate(request.body));
      },
    );

    app.post(
      '/cart/shared',
      {
        schema: {
          tags,
          summary: 'Make a link of variants and quantities; it works for 30 days and names nobody',
          body: LinesBody,
          response: { 200: Answer(CartLink) },
        },
      },
      async (request) => answer(await sharedCarts.share(request.body, request.ip)),
    );

    app.get(
      '/cart/shared/:id',
      {
        schema: {
          tags,
          summary: 'What lies behind a link; 404 when it is unknown or has expired',
          params: SharedCartParams,
          response: { 200: Answer(SharedCart) },
        },
      },
      async (request) => answer(await sharedCarts.find(request.params.id, request.ip)),
    );
  };
