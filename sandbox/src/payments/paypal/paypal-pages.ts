import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { VirtualClock } from '../../clock';
import { html } from '../../web/html';
import { backPage, leftPage, payPage } from '../desk/desk-pages';
import { notFoundPage } from '../pages/end-pages';
import { texts } from '../texts';
import { isPaypalCode, paypalCodes, paypalOutcomes, type PaypalCode } from './paypal-codes';
import { newsOf, type PaypalDesk, type PaypalPayment } from './paypal-news';
import { newId, orderBody } from './paypal-orders';

interface Dependencies {
  desk: PaypalDesk;
  clock: VirtualClock;
}
type Fields = Readonly<Record<string, unknown>>;

const brand = 'PayPal';
const path = '/checkoutnow';
const pageOf = ({ details }: PaypalPayment) => `${path}?token=${details.id}`;

/** What the shopper decided; the address to go back to. */
export function createPaypalEnding({ desk, clock }: Dependencies) {
  return async function end(payment: PaypalPayment, code: PaypalCode): Promise<string> {
    const { details } = payment;
    const back = (address: string, more: Record<string, string> = {}) => {
      const url = new URL(address);
      for (const [name, value] of Object.entries({ token: details.id, ...more }))
        url.searchParams.set(name, value);
      return url.href;
    };
    if (code === 'CANCELLED') return back(details.cancelUrl);
    if (details.status !== 'PAYER_ACTION_REQUIRED') return back(details.returnUrl);
    if (code === 'VOIDED') {
      details.status = 'VOIDED';
      payment.result = code;
      return back(details.returnUrl);
    }
    details.status = 'APPROVED';
    details.outcome = code;
    await desk.tell(payment, newsOf('CHECKOUT.ORDER.APPROVED', orderBody(details), clock.now()));
    return back(details.returnUrl, { PayerID: newId().slice(0, 13) });
  };
}

/** What the shopper's browser meets. */
export const paypalPages =
  ({ desk, end }: { desk: PaypalDesk; end: ReturnType<typeof createPaypalEnding> }): FastifyPluginAsync =>
  async (app) => {
    const missing = (reply: FastifyReply) => show(reply.code(404), notFoundPage());
    const show = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);

    app.get<{ Querystring: Fields }>(path, async ({ query }, reply) => {
      const payment = desk.list().find(({ details }) => details.id === query['token']);
      return payment ? show(reply, choosePage(payment)) : missing(reply);
    });

    app.post<{ Body: Fields }>(path, async ({ body }, reply) => {
      const payment = desk.byToken(body['token']);
      if (!payment) return missing(reply);
      const code = body['code'];
      const left = () => show(reply, leftPage({ brand, payment, pay: pageOf(payment) }));
      if (code === 'LEAVE') return left();
      if (!isPaypalCode(code)) return missing(reply);
      const url = await end(payment, code);
      return body['stay'] === 'yes' ? left() : show(reply, backPage({ brand, payment, result: code, url }));
    });
  };

function choosePage(payment: PaypalPayment): string {
  const { locale, token } = payment;
  return payPage({
    brand,
    payment,
    action: path,
    title: locale === 'en' ? 'Pay with PayPal' : 'Thanh toán bằng PayPal',
    content: html`<form method="post" action="${path}" class="fields">
      <input type="hidden" name="token" value="${token}" />
      <button class="primary" name="code" value="COMPLETED">${texts[locale].pay(payment.amount)}</button>
    </form>`,
    cancelCode: 'CANCELLED',
    outcomes: paypalCodes.map((code) => ({
      code,
      text: paypalOutcomes[code][locale],
      isGood: code === 'COMPLETED',
    })),
  });
}
