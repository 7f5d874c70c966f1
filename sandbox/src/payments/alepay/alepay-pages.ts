import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { VirtualClock } from '../../clock';
import { html } from '../../web/html';
import { backPage, leftPage, localeOf, payPage } from '../desk/desk-pages';
import { notFoundPage } from '../pages/end-pages';
import { texts } from '../texts';
import { alepayCodes, alepayMessage, isAlepayCode } from './alepay-codes';
import type { AlepayDesk, AlepayPayment, createAlepayEnding } from './alepay-desk';
import { payPath } from './alepay-routes';

interface Dependencies {
  desk: AlepayDesk;
  clock: VirtualClock;
  end: ReturnType<typeof createAlepayEnding>;
}
type Fields = Readonly<Record<string, unknown>>;

const brand = 'Alepay';

/** What the shopper's browser meets. */
export const alepayPages =
  ({ desk, clock, end }: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const show = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
    const missing = (reply: FastifyReply) => show(reply.code(404), notFoundPage());

    app.get<{ Querystring: Fields }>(payPath, async ({ query }, reply) => {
      const payment = desk.byToken(query['token']);
      if (!payment) return missing(reply);
      // The language is no field of a request: the shopper chooses it here.
      if (query['lang'] !== undefined) payment.locale = localeOf(query['lang']);
      return show(reply, choosePage(payment, payment.details.expiresAt <= clock.now()));
    });

    app.post<{ Body: Fields }>(payPath, async ({ body }, reply) => {
      const payment = desk.byToken(body['token']);
      if (!payment) return missing(reply);
      const asked = body['code'];
      const left = () => show(reply, leftPage({ brand, payment, pay: `${payPath}?token=${payment.token}` }));
      if (asked === 'LEAVE') return left();
      if (!isAlepayCode(asked)) return missing(reply);
      const isLate = asked === '000' && payment.details.expiresAt <= clock.now();
      const code = isLate ? '111' : (payment.result ?? asked);
      const url = await end(payment, code);
      const result = `${code} · ${alepayMessage(code, payment.locale)}`;
      return body['stay'] === 'yes' ? left() : show(reply, backPage({ brand, payment, result, url }));
    });
  };

function choosePage(payment: AlepayPayment, isOver: boolean): string {
  const { locale, token, details } = payment;
  const t = texts[locale];
  const other = locale === 'en' ? { lang: 'vi', name: 'Tiếng Việt' } : { lang: 'en', name: 'English' };
  return payPage({
    brand,
    payment,
    action: payPath,
    title: locale === 'en' ? 'Pay with Alepay' : 'Thanh toán qua Alepay',
    content: html`${isOver && html`<p class="notice" role="status">${t.expired}</p>`}
      ${details.method !== null && html`<p class="hint">${details.method}</p>`}
      <form method="post" action="${payPath}" class="fields">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" name="code" value="000">${t.pay(payment.amount)}</button>
      </form>
      <p>
        <a href="${payPath}?token=${token}&amp;lang=${other.lang}" lang="${other.lang}">${other.name}</a>
      </p>`,
    cancelCode: '177',
    outcomes: alepayCodes.map((code) => ({
      code,
      text: alepayMessage(code, locale),
      isGood: code === '000',
    })),
  });
}
