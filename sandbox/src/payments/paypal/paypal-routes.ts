import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { VirtualClock } from '../../clock';
import type { PaypalConfig } from '../../config';
import { answerWith } from '../desk/api-faults';
import { localeOf } from '../desk/desk-pages';
import { captureStates } from './paypal-codes';
import { newsOf, type PaypalDesk, type PaypalPayment } from './paypal-news';
import {
  checkOrder,
  failureBody,
  newId,
  orderBody,
  refundCapture,
  Refusal,
  type PaypalDetails,
} from './paypal-orders';
import { rawEventOf, type createSealing } from './paypal-seal';

interface Dependencies {
  paypal: PaypalConfig;
  desk: PaypalDesk;
  sealing: ReturnType<typeof createSealing>;
  clock: VirtualClock;
}
interface Answer {
  status: number;
  body: object;
}

const CERTIFICATE = '/v1/notifications/certs/CERT-SANDBOX';
const TOKEN_SECONDS = 32_400;
/** An order that nobody approved is forgotten. */
const APPROVAL_MS = 3 * 60 * 60_000;
const newsOfCapture: Record<string, string> = {
  COMPLETED: 'COMPLETED',
  PENDING: 'PENDING',
  DECLINED: 'DENIED',
  FAILED: 'DENIED',
};

/** What the merchant's server calls: Orders v2, refunds, and whether an event is genuine. */
export const paypalRoutes =
  ({ paypal, desk, sealing, clock }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const tokens = new Map<string, number>();
    /** What was said to a request id, as long as its payment is remembered. */
    const answered = new Map<string, Answer & { token: string }>();

    // Verifying needs the event as it was sent.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    app.post('/v1/oauth2/token', async (request, reply) => {
      const expected = Buffer.from(`${paypal.clientId}:${paypal.clientSecret}`).toString('base64');
      if (request.headers.authorization !== `Basic ${expected}`)
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      const { grant_type: grant } = (request.body ?? {}) as Record<string, unknown>;
      if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' });
      const token = `A21AA${randomBytes(32).toString('base64url')}`;
      tokens.set(token, clock.now().getTime() + TOKEN_SECONDS * 1000);
      return {
        scope: 'https://uri.paypal.com/services/payments',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-SANDBOX',
        expires_in: TOKEN_SECONDS,
      };
    });

    app.get(CERTIFICATE, async (_request, reply) =>
      reply.type('application/x-pem-file').send(sealing.certificate()),
    );

    app.post('/v2/checkout/orders', (request, reply) =>
      handle(request, reply, (body) => {
        if (requestIdOf(request) === '')
          throw new Refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED', 'PayPal-Request-Id');
        const asked = checkOrder(body);
        const details: PaypalDetails = {
          ...asked,
          id: newId(),
          apiUrl: `http://${request.headers.host ?? 'localhost'}`,
          status: 'PAYER_ACTION_REQUIRED',
          outcome: 'COMPLETED',
          captures: [],
          refunds: [],
        };
        const payment = desk.open({
          reference: asked.customId,
          amount: `${asked.money.value}\u00a0${asked.money.currency_code}`,
          description: asked.description,
          locale: localeOf(asked.locale),
          details,
        });
        if (desk.faultsOf(payment).create === 'refuse') {
          payment.result = 'PAYEE_ACCOUNT_RESTRICTED';
          throw new Refusal(422, payment.result, 'refused by a fault that was set');
        }
        return { payment, fault: 'create', answer: { status: 201, body: orderBody(payment.details) } };
      }),
    );

    app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) =>
      handle(request, reply, () => {
        const payment = orderOf(request.params.id);
        return { payment, fault: 'querydr', answer: { status: 200, body: orderBody(payment.details) } };
      }),
    );

    app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) =>
      handle(request, reply, () => {
        const payment = orderOf(request.params.id);
        return { payment, fault: 'querydr', answer: { status: 201, body: capture(payment) } };
      }),
    );

    app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) =>
      handle(request, reply, (body) => {
        const payment = desk
          .list()
          .find(({ details }) => details.captures.some(({ id }) => id === request.params.id));
        const taken = payment?.details.captures.find(({ id }) => id === request.params.id);
        if (!payment || !taken) throw new Refusal(404, 'INVALID_RESOURCE_ID', 'there is no such capture');
        if (desk.faultsOf(payment).refund === 'refuse')
          throw new Refusal(422, 'REFUND_NOT_ALLOWED', 'refused by a fault that was set');
        const refund = refundCapture(payment.details, taken, (body as { amount?: unknown } | null)?.amount);
        tellSoon(payment, 'PAYMENT.CAPTURE.REFUNDED', { ...refund, custom_id: payment.details.customId });
        return { payment, fault: 'refund', answer: { status: 201, body: refund } };
      }),
    );

    app.post('/v1/notifications/verify-webhook-signature', (request, reply) =>
      handle(request, reply, (body) => {
        const asked = (body ?? {}) as Record<string, unknown>;
        const field = (name: string) => {
          const value = asked[name];
          if (typeof value !== 'string' || value === '')
            throw new Refusal(400, 'MISSING_REQUIRED_PARAMETER', name);
          return value;
        };
        const seal = {
          transmissionId: field('transmission_id'),
          transmissionTime: field('transmission_time'),
          signature: field('transmission_sig'),
        };
        const isKnown =
          field('auth_algo') === 'SHA256withRSA' &&
          field('cert_url').endsWith(CERTIFICATE) &&
          field('webhook_id') === paypal.webhookId;
        const event = rawEventOf(String(request.body));
        const isGenuine = isKnown && event !== undefined && sealing.isGenuine(seal, paypal.webhookId, event);
        return { answer: { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } } };
      }),
    );

    /** Takes the money of an approved order, with the outcome that the shopper's page decided. */
    function capture(payment: PaypalPayment) {
      const { details } = payment;
      if (details.status === 'COMPLETED')
        throw new Refusal(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
      if (details.status !== 'APPROVED')
        throw new Refusal(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
      payment.result = details.outcome;
      if (!captureStates.includes(details.outcome)) {
        details.status = 'PAYER_ACTION_REQUIRED';
        throw new Refusal(422, details.outcome, 'The payment was refused.');
      }
      const taken = { id: newId(), status: details.outcome, amount: details.money };
      details.captures.push(taken);
      details.status = 'COMPLETED';
      const resource = {
        ...taken,
        custom_id: details.customId,
        invoice_id: details.invoiceId,
        final_capture: true,
      };
      tellSoon(payment, `PAYMENT.CAPTURE.${newsOfCapture[details.outcome] ?? 'DENIED'}`, resource);
      return orderBody(payment.details);
    }

    /** After the reply to the call that caused it. */
    function tellSoon(payment: PaypalPayment, type: string, resource: object) {
      setImmediate(() => void desk.tell(payment, newsOf(type, resource, clock.now())));
    }

    function orderOf(id: string): PaypalPayment {
      const payment = desk.list().find(({ details }) => details.id === id);
      const isCleared =
        payment?.details.status === 'PAYER_ACTION_REQUIRED' &&
        clock.now().getTime() - payment.openedAt.getTime() > APPROVAL_MS;
      if (!payment || isCleared) throw new Refusal(404, 'INVALID_RESOURCE_ID', 'there is no such order');
      return payment;
    }

    type Work = { payment?: PaypalPayment; fault?: 'create' | 'querydr' | 'refund'; answer: Answer };

    /** One call: whose it is, whether it was made before, what goes wrong with its answer on purpose. */
    async function handle(request: FastifyRequest, reply: FastifyReply, work: (body: unknown) => Work) {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if ((tokens.get(token) ?? 0) <= clock.now().getTime())
        return reply
          .code(401)
          .send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
      const key = `${request.method} ${request.url} ${requestIdOf(request)}`;
      const earlier = requestIdOf(request) === '' ? undefined : answered.get(key);
      if (earlier && desk.byToken(earlier.token))
        return reply.code(earlier.status === 201 ? 200 : earlier.status).send(earlier.body);
      let done: Work;
      try {
        done = work(parsed(request.body));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.code(error.status).send(failureBody(error));
      }
      const { payment, fault, answer } = done;
      if (!payment) return reply.code(answer.status).send(answer.body);
      if (requestIdOf(request) !== '') answered.set(key, { ...answer, token: payment.token });
      payment.exchanges.push({
        at: clock.now(),
        request: `${request.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`,
        reply: JSON.stringify(answer.body),
      });
      const faulty = fault === undefined ? 'ok' : desk.faultsOf(payment)[fault];
      const body =
        faulty === 'pending'
          ? { ...answer.body, status: fault === 'refund' ? 'PENDING' : 'PAYER_ACTION_REQUIRED' }
          : faulty === 'wrong-amount'
            ? withOtherMoney(answer.body)
            : answer.body;
      return answerWith(reply, faulty, answer.status, body);
    }
  };

const requestIdOf = ({ headers }: FastifyRequest) => String(headers['paypal-request-id'] ?? '');

function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'MALFORMED_REQUEST_JSON', 'the body is not JSON');
  }
}

const withOtherMoney = (body: object) =>
  JSON.parse(
    JSON.stringify(body).replaceAll(/"value":"(\d+)\./g, (_, n: string) => `"value":"${Number(n) + 1}.`),
  ) as object;
