import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { banks } from './banks';
import type { Merchant } from './merchant';
import type { ApiAnswer } from './merchant-api';
import type { VirtualClock } from '../clock';
import type { TransactionStore } from './transactions';

interface Dependencies {
  answer(body: unknown): ApiAnswer;
  merchant: Merchant;
  store: TransactionStore;
  clock: VirtualClock;
}

/** What the merchant's server calls. */
export const merchantRoutes =
  ({ answer, merchant, store, clock }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    app.post('/merchant_webapi/api/transaction', { errorHandler: notUnderstood }, async (request, reply) => {
      const { command, code, reason, transaction, faults, body } = answer(request.body);
      const record = (sent: unknown) => {
        const text = JSON.stringify(sent);
        if (transaction && command !== 'unknown') {
          const exchange = {
            at: clock.now(),
            kind: command,
            request: JSON.stringify(request.body),
            reply: text,
          };
          transaction.exchanges.push(exchange);
        }
        if (reason !== undefined) store.refuse(JSON.stringify(request.body ?? null), code, reason);
      };

      if (command === 'querydr' && faults.querydr === 'error') {
        record('500');
        return reply.code(500).type('text/html').send('<h1>500 Internal Server Error</h1>');
      }
      if (command === 'querydr' && faults.querydr === 'timeout') {
        record('no reply');
        return reply.hijack();
      }
      if (command === 'querydr' && faults.querydr === 'html') {
        record('a page');
        return reply.type('text/html').send('<h1>Maintenance</h1>');
      }
      const { vnp_SecureHash: hash, ...unsigned } = body;
      const isUnsigned = command === 'querydr' && faults.querydr === 'unsigned';
      const isForged = command === 'querydr' && faults.querydr === 'wrong-signature';
      const shown = isForged ? hash?.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) : hash;
      const sent = shown === undefined || isUnsigned ? unsigned : { ...unsigned, vnp_SecureHash: shown };
      record(sent);
      return sent;
    });

    app.post('/qrpayauth/api/merchant/get_bank_list', async (request, reply) => {
      const { tmn_code: tmnCode } = (request.body ?? {}) as { tmn_code?: unknown };
      if (tmnCode !== merchant.tmnCode)
        return reply.code(400).send({ code: '72', message: 'Website not found' });
      return banks.map(({ code, name, kind }, index) => ({
        bank_code: code,
        bank_name: name,
        logo_link: `/assets/banks/${code}.svg`,
        bank_type: kind === 'domestic' ? 1 : 2,
        display_order: index + 1,
      }));
    });
  };

/** A body that cannot be read is answered in the interface's own way. */
function notUnderstood(_error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  void reply.code(200).send({ vnp_ResponseCode: '03', vnp_Message: 'Invalid data format' });
}
