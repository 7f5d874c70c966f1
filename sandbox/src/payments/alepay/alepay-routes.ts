import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { AlepayConfig } from '../../config';
import { banks } from '../banks';
import { answerWith } from '../desk/api-faults';
import type { Faults } from '../faults';
import { alepayMessage } from './alepay-codes';
import type { AlepayDesk, AlepayPayment } from './alepay-desk';
import { findProblem } from './alepay-request';
import { double, refundSeal, sealOf, toJson, type Fields } from './alepay-seal';

interface Dependencies {
  alepay: AlepayConfig;
  desk: AlepayDesk;
  clock: VirtualClock;
}
type Body = Record<string, unknown>;

const base = '/api/v3/checkout';
export const payPath = '/alepay/checkout';
/** The test card of every payment, as Alepay tells it. */
const CARD = '970419******2198';
const HOUR_MS = 3_600_000;

/** What the merchant's server calls. */
export const alepayRoutes =
  ({ alepay, desk, clock }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { tokenKey, checksumKey } = alepay;
    let lastNumber = 4_200_000;

    app.post(`${base}/request-payment`, (request, reply) => {
      const body = bodyOf(request);
      const refusal = strangerOf(body) ?? findProblem(body)?.code;
      if (refusal) return refuse(reply, refusal);
      const reference = String(body['orderCode']);
      const earlier = desk.byReference(reference);
      if (earlier?.result) return refuse(reply, '109');
      const payment = earlier ?? open(reference, body);
      if (desk.faultsOf(payment).create === 'refuse') return refuse(reply, '139');
      return say(request, reply, payment, desk.faultsOf(payment).create, {
        code: '000',
        message: 'Success',
        transactionCode: payment.details.transactionCode,
        checkoutUrl: `http://${request.headers.host ?? 'localhost'}${payPath}?token=${payment.token}`,
      });
    });

    app.post(`${base}/get-transaction-info`, (request, reply) => {
      const body = bodyOf(request);
      const refusal = strangerOf(body);
      if (refusal) return refuse(reply, refusal);
      const payment = desk.list().find(({ details }) => details.transactionCode === body['transactionCode']);
      if (!payment) return refuse(reply, '136');
      const { querydr } = desk.faultsOf(payment);
      const { details, reference } = payment;
      const isLeft = details.status === '155' && details.expiresAt <= clock.now();
      const status = querydr === 'pending' ? '107' : isLeft ? '111' : details.status;
      return say(request, reply, payment, querydr, {
        code: '000',
        message: 'Success',
        transactionCode: details.transactionCode,
        orderCode: reference,
        amount: double(details.amount + Number(querydr === 'wrong-amount')),
        currency: details.currency,
        buyerName: details.buyer.name,
        buyerEmail: details.buyer.email,
        buyerPhone: details.buyer.phone,
        cardNumber: CARD,
        status,
        description: alepayMessage(status, 'vn'),
      });
    });

    app.post(`${base}/get-list-banks`, (request, reply) => {
      const refusal = strangerOf(bodyOf(request));
      if (refusal) return refuse(reply, refusal);
      return {
        code: '000',
        message: 'Success',
        data: banks.map(({ code, name }) => ({ bankCode: code, bankName: name })),
      };
    });
    app.post(`${base}/get-installment-info`, (request, reply) => {
      const refusal = strangerOf(bodyOf(request));
      return refusal ? refuse(reply, refusal) : { code: '000', message: 'Success', data: [] };
    });

    app.post('/api/v1/checkout/merchant-request-refund', (request, reply) => {
      const body = bodyOf(request);
      const text = (name: string) =>
        ['string', 'number'].includes(typeof body[name]) ? String(body[name]) : '';
      const payment = desk.list().find(({ details }) => details.transactionCode === body['transactionCode']);
      const answer = (code: string) => {
        const [amount, reference] = [double(Number(text('refundAmount'))), payment?.reference ?? ''];
        const fields = {
          code,
          message: alepayMessage(code, 'vn'),
          status: code === '000' ? '221' : code,
          transactionCode: text('transactionCode'),
          orderCode: reference,
          refundAmount: amount,
          merchantRefundCode: text('merchantRefundCode'),
        };
        const checksum = refundSeal(
          fields.transactionCode,
          reference,
          amount,
          fields.merchantRefundCode,
          checksumKey,
        );
        payment?.exchanges.push({ at: clock.now(), request: JSON.stringify(body), reply: toJson(fields) });
        const fault = payment ? desk.faultsOf(payment).refund : 'ok';
        return answerWith(reply.type('application/json'), fault, 200, toJson({ ...fields, checksum }));
      };
      if (body['tokenKey'] !== tokenKey) return refuse(reply, '105');
      const expected = refundSeal(
        text('transactionCode'),
        text('merchantRefundCode'),
        text('refundAmount'),
        checksumKey,
      );
      if (body['checksum'] !== expected) return answer('101');
      if (!payment) return answer('136');
      const { refunds, amount, status } = payment.details;
      const asked = Number(body['refundAmount']);
      if (refunds.some(({ code }) => code === text('merchantRefundCode'))) return answer('233');
      if (!['000', '220', '221', '222', '224'].includes(status) || !Number.isInteger(asked) || asked <= 0)
        return answer('156');
      if (refunds.reduce((sum, refund) => sum + refund.amount, asked) > amount) return answer('234');
      if (desk.faultsOf(payment).refund === 'refuse') return answer('223');
      refunds.push({ code: text('merchantRefundCode'), amount: asked });
      payment.details.status = '221';
      return answer('000');
    });

    function open(reference: string, body: Body): AlepayPayment {
      const amount = Number(body['amount']);
      return desk.open({
        reference,
        amount: `${new Intl.NumberFormat('vi-VN').format(amount)}\u00a0${String(body['currency'])}`,
        description: String(body['orderDescription']),
        locale: 'vn',
        details: {
          transactionCode: `ALE${String((lastNumber += 1)).padStart(8, '0')}`,
          amount,
          currency: String(body['currency']),
          status: '155',
          returnUrl: String(body['returnUrl']),
          cancelUrl: String(body['cancelUrl']),
          expiresAt: new Date(clock.now().getTime() + Number(body['paymentHours']) * HOUR_MS),
          method: typeof body['paymentMethod'] === 'string' ? body['paymentMethod'] : null,
          buyer: {
            name: String(body['buyerName']),
            email: String(body['buyerEmail']),
            phone: String(body['buyerPhone']),
          },
          refunds: [],
        },
      });
    }

    /** Who is not this merchant, or has not signed. */
    function strangerOf(body: Body): string | undefined {
      if (body['tokenKey'] !== tokenKey) return '105';
      const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
      return body['signature'] === sealOf(checksumKey, fields) ? undefined : '101';
    }

    /** A stranger has no key to seal for. */
    function refuse(reply: FastifyReply, code: string) {
      const fields = { code, message: alepayMessage(code, 'vn') };
      return reply
        .type('application/json')
        .send(toJson(code === '105' ? fields : { ...fields, signature: sealOf(checksumKey, fields) }));
    }

    /** The answer, with what goes wrong with it on purpose. */
    function say(
      request: FastifyRequest,
      reply: FastifyReply,
      payment: AlepayPayment,
      fault: Faults['create'] | Faults['querydr'],
      fields: Fields,
    ) {
      payment.exchanges.push({
        at: clock.now(),
        request: `${request.url} ${JSON.stringify(request.body)}`,
        reply: toJson(fields),
      });
      const signature = sealOf(fault === 'wrong-signature' ? 'another key' : checksumKey, fields);
      const text = toJson(fault === 'unsigned' ? fields : { ...fields, signature });
      return answerWith(reply.type('application/json'), fault, 200, text);
    }
  };

const bodyOf = ({ body }: FastifyRequest): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
