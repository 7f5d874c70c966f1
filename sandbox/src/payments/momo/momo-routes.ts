import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { MomoConfig } from '../../config';
import { answerWith } from '../desk/api-faults';
import { localeOf } from '../desk/desk-pages';
import type { FaultBoard } from '../faults';
import { formatAmount, type Locale } from '../texts';
import type { TransactionStore } from '../transactions';
import type { MomoDesk, MomoPayment, MomoRefund } from './momo-desk';
import { momoHash, templates } from './momo-hash';
import { problemOf, type Body } from './momo-requests';
import { momoMessage } from './momo-texts';

export const payPath = '/v2/gateway/pay';

const least = 1_000;
const most = 50_000_000;
const usualLifeMinutes = 15;

interface Dependencies {
  config: MomoConfig;
  momo: MomoDesk;
  faultBoard: FaultBoard;
  /** Where refused requests are kept. */
  store: TransactionStore;
  clock: VirtualClock;
}
interface Said {
  status?: number;
  code: number;
  more?: object;
  /** For the developer. */
  reason?: string;
  payment?: MomoPayment | undefined;
  fault?: string;
}

/** What the merchant's server calls: `/v2/gateway/api/{create,query,refund}`. */
export const momoRoutes =
  ({ config, momo, faultBoard, store, clock }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { desk } = momo;

    for (const [kind, answer] of Object.entries({ create, query, refund })) {
      app.post(`/v2/gateway/api/${kind}`, async (request, reply) => {
        const body = bodyOf(request);
        const said = refusalOf(kind as 'create' | 'query' | 'refund', body) ?? answer(body, request);
        return send(request, reply, body, said);
      });
    }

    /** Who asks, the form, the signature: before anything is looked up. */
    function refusalOf(kind: 'create' | 'query' | 'refund', body: Body): Said | undefined {
      if (body['partnerCode'] !== config.partnerCode) {
        return { status: 400, code: 13, reason: 'the partnerCode is not known here' };
      }
      const badFormat = (field: string, message: string): Said => ({
        status: 400,
        code: 20,
        more: { subErrors: [{ field, message }] },
        reason: `${field} ${message}`,
      });
      const problem = problemOf(kind, body);
      if (problem) return badFormat(problem.field, problem.message);
      const { text, hash } = momoHash(
        templates[kind],
        { ...body, accessKey: config.accessKey },
        config.secretKey,
      );
      return body['signature'] === hash
        ? undefined
        : badFormat('signature', `does not fit; the text to sign is ${text}`);
    }

    function create(body: Body, request: FastifyRequest): Said {
      const reference = String(body['orderId']);
      const amount = Number(body['amount']);
      if (amount < least || amount > most) return { code: 22, reason: `${least} to ${most} can be paid` };
      if (desk.byReference(reference)) return { code: 41, reason: `orderId "${reference}" was used` };
      if (isUsed(body)) return { code: 40, reason: 'the requestId was used' };
      const fault = (faultBoard.next() ?? faultBoard.all()).create;
      if (fault === 'refuse') return { code: 99, reason: 'refused by a fault that was set' };
      const locale = localeOf(body['lang']);
      const lifeMinutes = Number(body['orderExpireTime'] ?? usualLifeMinutes);
      const payment = desk.open({
        reference,
        amount: formatAmount(String(amount * 100), locale),
        description: String(body['orderInfo']),
        locale,
        details: {
          amount,
          requestId: String(body['requestId']),
          redirectUrl: String(body['redirectUrl']),
          ipnUrl: String(body['ipnUrl']),
          extraData: String(body['extraData']),
          expiresAt: new Date(clock.now().getTime() + lifeMinutes * 60_000),
          last: null,
          refunds: [],
        },
      });
      const payUrl = `${request.protocol}://${request.host}${payPath}?token=${payment.token}`;
      const more = {
        amount: fault === 'wrong-amount' ? amount + 1_000 : amount,
        payUrl,
        deeplink: `momo://app?sid=${payment.token}`,
        qrCodeUrl: `${payUrl}&qr=1`,
      };
      return { code: 0, more, payment, fault };
    }

    function query(body: Body): Said {
      const payment = desk.byReference(body['orderId']);
      if (!payment) return { code: 42 };
      const fault = desk.faultsOf(payment).querydr;
      const { amount, last, refunds, extraData } = payment.details;
      const isOpen = last === null || fault === 'pending';
      return {
        code: isOpen ? (momo.isOver(payment) && fault !== 'pending' ? 1005 : 1000) : last.resultCode,
        more: {
          amount: fault === 'wrong-amount' ? amount + 1_000 : amount,
          transId: isOpen ? 0 : last.transId,
          payType: isOpen || last.transId === 0 ? '' : 'qr',
          extraData,
          refundTrans: refunds,
        },
        payment,
        fault,
      };
    }

    function refund(body: Body): Said {
      const payment = desk.list().find(({ details }) => details.last?.transId === Number(body['transId']));
      const fault = payment && desk.faultsOf(payment).refund;
      const orderId = String(body['orderId']);
      const isNamed = desk
        .list()
        .some(({ reference, details }) =>
          [reference, ...details.refunds.map((each) => each.orderId)].includes(orderId),
        );
      if (isNamed) return { code: 41, payment, reason: 'a refund has an orderId of its own' };
      if (isUsed(body)) return { code: 40, payment, reason: 'the requestId was used' };
      if (!payment) return { code: 42, reason: 'no payment has this transId' };
      const refusal = refusedRefund(payment, Number(body['amount']), fault);
      if (refusal) return { ...refusal, payment };
      const made: MomoRefund = {
        orderId,
        requestId: String(body['requestId']),
        amount: Number(body['amount']),
        resultCode: fault === 'pending' ? 7002 : 0,
        transId: momo.nextTransId(),
        createdTime: clock.now().getTime(),
      };
      payment.details.refunds.push(made);
      return {
        code: made.resultCode,
        more: { amount: made.amount, transId: made.transId },
        payment,
        ...(fault && { fault }),
      };
    }

    function refusedRefund({ details }: MomoPayment, amount: number, fault = 'ok'): Said | undefined {
      const back = details.refunds.reduce((sum, each) => sum + each.amount, 0);
      if (details.last?.resultCode !== 0) return { code: 1088, reason: 'the payment was not successful' };
      if (amount < least) return { code: 22, reason: `at least ${least} go back at once` };
      if (back + amount > details.amount) {
        return { code: 1081, reason: `at most ${details.amount - back} can go back` };
      }
      return fault === 'refuse' ? { code: 1080, reason: 'refused by a fault that was set' } : undefined;
    }

    const isUsed = ({ requestId }: Body) =>
      desk
        .list()
        .some(({ details }) => [details, ...details.refunds].some((each) => each.requestId === requestId));

    function send(request: FastifyRequest, reply: FastifyReply, body: Body, said: Said) {
      const { status = 200, code, more = {}, reason, payment, fault = 'ok' } = said;
      const locale: Locale = localeOf(body['lang']);
      const isMalformed = code === 20 || code === 13;
      const plain = {
        ...(!isMalformed && {
          partnerCode: body['partnerCode'],
          orderId: body['orderId'],
          requestId: body['requestId'],
        }),
        responseTime: clock.now().getTime(),
        message: momoMessage(code, locale),
        resultCode: code,
        ...more,
      };
      const sent = 'payUrl' in more ? signed(plain, fault) : plain;
      const record = { at: clock.now(), request: JSON.stringify(body), reply: JSON.stringify(sent) };
      payment?.exchanges.push(record);
      if (reason !== undefined) store.refuse(`${request.url} ${record.request}`, String(code), reason);
      return answerWith(reply, fault, status, sent);
    }

    function signed(plain: object, fault: string) {
      if (fault === 'unsigned') return plain;
      const key = fault === 'wrong-signature' ? 'not the secret of this merchant' : config.secretKey;
      const { hash } = momoHash(templates.created, { ...plain, accessKey: config.accessKey }, key);
      return { ...plain, signature: hash };
    }
  };

function bodyOf({ body }: FastifyRequest): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}
