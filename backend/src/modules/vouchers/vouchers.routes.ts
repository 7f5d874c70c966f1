import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Paged } from '../../lib/envelope';
import { askerOf, mountWithAuth } from '../../plugins/with-auth';
import {
  CollectedVoucher,
  MyVoucher,
  MyVouchersQuery,
  Voucher,
  VoucherId,
  VouchersBody,
} from './vouchers.schema';
import type { VoucherService } from './vouchers.service';

const tags = ['vouchers'];

/** Under /api/main. The lists have their `/with-auth` twins. */
export const voucherRoutes =
  (vouchers: VoucherService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/voucher/:id/collect',
      {
        schema: {
          tags,
          summary: 'Keeps a voucher for the customer; sending it again changes nothing',
          params: VoucherId,
          response: { 200: Answer(CollectedVoucher) },
        },
      },
      async (request) => answer(await vouchers.collect(request.params.id, principal(request).userId)),
    );

    mountWithAuth(app);

    app.post(
      '/voucher/public/list',
      {
        schema: {
          tags,
          summary: 'Vouchers that can be collected now or soon, filtered and paged',
          description: 'With `/with-auth` each says whether the customer has it.',
          body: VouchersBody,
          response: { 200: Answer(Paged(Voucher)) },
        },
      },
      async (request) => {
        const asker = { language: request.language, customerId: askerOf(request) };
        return answer(await vouchers.list(request.body, asker));
      },
    );

    app.get(
      '/voucher/my-voucher',
      {
        schema: {
          tags,
          summary: 'The vouchers that the customer keeps, each with what can be done with it',
          querystring: MyVouchersQuery,
          response: { 200: Answer(Paged(MyVoucher)) },
        },
      },
      async (request) => {
        const asker = { language: request.language, customerId: principal(request).userId };
        return answer(await vouchers.mine(request.query, asker));
      },
    );
  };
