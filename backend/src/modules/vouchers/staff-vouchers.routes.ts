import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { OfferEnd, OfferId, WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffVoucherService } from './staff-vouchers';
import {
  StaffVoucher,
  StaffVoucherBody,
  StaffVoucherChange,
  StaffVouchers,
  StaffVouchersQuery,
} from './staff-vouchers.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffVoucherRoutes =
  (vouchers: StaffVoucherService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/voucher',
      {
        schema: {
          tags,
          summary:
            'All vouchers by state, kind and words, the last to begin first, with how many are in each state',
          querystring: StaffVouchersQuery,
          response: { 200: Answer(StaffVouchers) },
        },
      },
      async (request) => answer(await vouchers.list(request.query, request.language)),
    );

    app.get(
      '/voucher/:id',
      {
        schema: {
          tags,
          summary: 'One voucher with its rule and what was used of it',
          params: OfferId,
          response: { 200: Answer(StaffVoucher) },
        },
      },
      async (request) => answer(await vouchers.find(request.params.id, request.language)),
    );

    app.post(
      '/voucher',
      {
        schema: {
          tags,
          summary: 'Write a voucher',
          body: StaffVoucherBody,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await vouchers.create(request.body, staffOf(request)))),
    );

    app.put(
      '/voucher/:id',
      {
        schema: {
          tags,
          summary:
            'Change a voucher; of one that orders used, only names, its end, limits and where it is shown',
          params: OfferId,
          body: StaffVoucherChange,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await vouchers.change(request.params.id, request.body, staffOf(request))),
    );

    app.put(
      '/voucher/:id/end',
      {
        schema: {
          tags,
          summary: 'End a running voucher now',
          params: OfferId,
          body: OfferEnd,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await vouchers.end(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/voucher/:id',
      {
        schema: {
          tags,
          summary: 'Delete a voucher that nobody has used or collected',
          params: OfferId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await vouchers.remove(request.params.id, staffOf(request))),
    );
  };
