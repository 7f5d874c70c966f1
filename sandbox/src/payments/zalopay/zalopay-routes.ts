import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { ZalopayConfig } from '../../config';
import { answerWith } from '../desk/api-faults';
import type { FaultBoard } from '../faults';
import { formatAmount } from '../texts';
import type { TransactionStore } from '../transactions';
import type { ZalopayDesk, ZalopayPayment, ZalopayRefund } from './zalopay-desk';
import { zalopayMac } from './zalopay-mac';
import { problemOf, zalopayCalls, type Form, type ZalopayCall } from './zalopay-requests';
import { zalopayMessages } from './zalopay-texts';

export const orderPath = '/v2/order';

const usualLifeS = 15 * 60;

interface Dependencies {
  config: ZalopayConfig;
  zalopay: ZalopayDesk;
  faultBoard: FaultBoard;
  /** Where refused requests are kept. */
  store: TransactionStore;
  clock: VirtualClock;
}
interface Said {
  /** 1 done, 2 failed, 3 under way. */
  code: 1 | 2 | 3;
  /** Why, where it failed. */
  sub?: number;
  more?: object;
  /** For the developer. */
  reason?: string;
  payment?: ZalopayPayment | undefined;
  fault?: string | undefined;
}

/** What the merchant's server calls: `/v2/{create,query,refund,query_refund}`. */
export const zalopayRoutes =
  ({ config, zalopay, faultBoard, store, clock }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { desk } = zalopay;
    const answers: Record<ZalopayCall, (form: Form, request: FastifyRequest) => Said> = {
      create,
      query,
      refund,
      query_refund: queryRefund,
    };

    for (const call of zalopayCalls) {
      app.post(`/v2/${call}`, async (request, reply) => {
        const form = formOf(request);
        const said = refusalOf(call, form) ?? answers[call](form, request);
        return send(request, reply, form, said);
      });
    }

    /** Who asks, the signature, the form: before anything is looked up. */
    function refusalOf(call: ZalopayCall, form: Form): Said | undefined {
      if (form['app_id'] !== config.appId) {
        return { code: 2, sub: -402, reason: 'the app_id is not known here' };
      }
      const signed: Record<ZalopayCall, (string | undefined)[]> = {
        create: [
          form['app_id'],
          form['app_trans_id'],
          form['app_user'],
          form['amount'],
          form['app_time'],
          form['embed_data'],
          form['item'],
        ],
        query: [form['app_id'], form['app_trans_id'], config.key1],
        refund: [form['app_id'], form['zp_trans_id'], form['amount'], form['description'], form['timestamp']],
        query_refund: [form['app_id'], form['m_refund_id'], form['timestamp']],
      };
      if (form['mac'] !== zalopayMac(config.key1, ...signed[call])) {
        return { code: 2, sub: -402, reason: 'the mac does not fit' };
      }
      const problem = problemOf(call, form, clock.now());
      return problem === undefined ? undefined : { code: 2, sub: -401, reason: problem };
    }

    function create(form: Form, request: FastifyRequest): Said {
      const reference = form['app_trans_id'] ?? '';
      if (desk.byReference(reference)) return { code: 2, sub: -68, reason: `"${reference}" was used` };
      const fault = (faultBoard.next() ?? faultBoard.all()).create;
      if (fault === 'refuse') return { code: 2, sub: -500, reason: 'refused by a fault that was set' };
      const amount = Number(form['amount']);
      const embedded = JSON.parse(form['embed_data'] ?? '{}') as { redirecturl?: string };
      const origin = `${request.protocol}://${request.host}`;
      const lifeS = Number(form['expire_duration_seconds'] ?? usualLifeS);
      const payment = desk.open({
        reference,
        amount: formatAmount(String(amount * 100), 'vn'),
        description: form['description'] ?? '',
        // Nothing in a request says what the shopper reads; the browser will.
        locale: 'vn',
        details: {
          amount,
          appUser: form['app_user'] ?? '',
          appTime: Number(form['app_time']),
          item: form['item'] ?? '[]',
          embedData: form['embed_data'] ?? '{}',
          redirectUrl: embedded.redirecturl ?? origin,
          callbackUrl: form['callback_url'] ?? '',
          expiresAt: new Date(clock.now().getTime() + lifeS * 1000),
          zpTransId: null,
          refunds: [],
        },
      });
      const more = {
        order_url: `${origin}${orderPath}?token=${payment.token}`,
        zp_trans_token: payment.token,
        order_token: payment.token,
        qr_code: payment.token,
      };
      return { code: 1, more, payment, fault };
    }

    function query(form: Form): Said {
      const payment = desk.byReference(form['app_trans_id']);
      if (!payment) return { code: 2, sub: -101, reason: 'no payment has this app_trans_id' };
      const fault = desk.faultsOf(payment).querydr;
      const { amount, zpTransId } = payment.details;
      const said = (code: 1 | 2 | 3, sub: number = code): Said => ({
        code,
        sub,
        more: {
          is_processing: code === 3,
          amount: code === 1 ? (fault === 'wrong-amount' ? amount + 1_000 : amount) : 0,
          zp_trans_id: code === 1 ? Number(zpTransId) : 0,
          server_time: clock.now().getTime(),
          discount_amount: 0,
        },
        payment,
        fault,
      });
      if (fault === 'pending') return said(3);
      if (payment.result === '1') return said(1);
      if (payment.result === '2') return said(2);
      // What the bank works on does not end by the clock.
      if (payment.result === '3') return said(3);
      if (payment.result === '-54' || zalopay.isOver(payment)) return said(2, -54);
      // Anyone who cancels may still come back and pay until the time is over.
      return said(3, -49);
    }

    function refund(form: Form): Said {
      const payment = desk.list().find(({ details }) => details.zpTransId === form['zp_trans_id']);
      if (!payment) return { code: 2, sub: -401, reason: 'no payment has this zp_trans_id' };
      const { details } = payment;
      const fault = desk.faultsOf(payment).refund;
      const mRefundId = form['m_refund_id'] ?? '';
      const amount = Number(form['amount']);
      const back = details.refunds.reduce((sum, each) => sum + (each.state === 2 ? 0 : each.amount), 0);
      if (refundNamed(mRefundId)) {
        return { code: 2, sub: -68, payment, reason: 'the m_refund_id was used' };
      }
      if (back + amount > details.amount) {
        return { code: 2, sub: -401, payment, reason: `at most ${details.amount - back} can go back` };
      }
      if (fault === 'refuse')
        return { code: 2, sub: -401, payment, reason: 'refused by a fault that was set' };
      const made: ZalopayRefund = { mRefundId, amount, state: 3, refundId: zalopay.nextNumber() };
      details.refunds.push(made);
      return { code: 3, more: { refund_id: Number(made.refundId) }, payment, fault };
    }

    /** A refund is under way until it is asked for once, unless it is told to stay so. */
    function queryRefund(form: Form): Said {
      const found = refundNamed(form['m_refund_id'] ?? '');
      if (!found) return { code: 2, sub: -101, reason: 'no refund has this m_refund_id' };
      const [payment, made] = found;
      if (made.state === 3 && desk.faultsOf(payment).refund !== 'pending') made.state = 1;
      return { code: made.state, payment };
    }

    function refundNamed(mRefundId: string): [ZalopayPayment, ZalopayRefund] | undefined {
      for (const payment of desk.list()) {
        const made = payment.details.refunds.find((each) => each.mRefundId === mRefundId);
        if (made) return [payment, made];
      }
      return undefined;
    }

    function send(request: FastifyRequest, reply: FastifyReply, form: Form, said: Said) {
      const { code, sub = code, more, reason, payment, fault = 'ok' } = said;
      const sent = {
        return_code: code,
        return_message: zalopayMessages[code],
        sub_return_code: sub,
        sub_return_message: zalopayMessages[sub] ?? '',
        ...more,
      };
      const record = { at: clock.now(), request: JSON.stringify(form), reply: JSON.stringify(sent) };
      payment?.exchanges.push(record);
      if (reason !== undefined) store.refuse(`${request.url} ${record.request}`, String(sub), reason);
      return answerWith(reply, fault, 200, sent);
    }
  };

/** Merchants send a form or JSON; numbers count as they are written. */
function formOf({ body }: FastifyRequest): Form {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
