import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { html } from '../../web/html';
import { notFoundPage } from '../pages/end-pages';
import { texts, type Locale } from '../texts';
import type { Desk, DeskPayment } from './desk';
import { backPage, leftPage, localeOf, payPage } from './desk-pages';

interface Options<Details, News> {
  desk: Desk<Details, News>;
  /** The address of the payment's page; `token` is added. */
  path: string;
  merchant: string;
  title: Record<Locale, string>;
  /** Every code that a payment can end with, in the order of the panel. */
  outcomes: [code: string, text: Record<Locale, string>][];
  paidCode: string;
  cancelledCode: string;
  expiredCode: string;
  /** Nothing in a request says what the shopper reads: the page is in the browser's language. */
  followsBrowser?: boolean;
  isOver(payment: DeskPayment<Details>): boolean;
  /** Brings a code about; the address that the browser goes to then. */
  end(payment: DeskPayment<Details>, code: string): Promise<string>;
  /** Where a payment that has ended leads. */
  returnUrl(payment: DeskPayment<Details>): string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The shopper's page of a wallet: one button stands for confirming in the app on the phone. */
export function walletRoutes<Details, News>(options: Options<Details, News>): FastifyPluginAsync {
  const { desk, path, merchant, title, outcomes } = options;
  const brand = desk.gateway;
  const find = (fields: Fields | undefined) => desk.byToken(fields?.['token']);
  const addressOf = ({ token }: DeskPayment<Details>) => `${path}?token=${token}`;
  const back = (reply: FastifyReply, payment: DeskPayment<Details>, url: string) =>
    page(reply, backPage({ brand, payment, result: resultText(payment), url }));

  function resultText({ result, locale }: DeskPayment<Details>) {
    const text = outcomes.find(([code]) => code === result)?.[1][locale];
    return text === undefined ? (result ?? '') : `${result} · ${text}`;
  }

  return async (app) => {
    app.get<{ Querystring: Fields }>(path, async ({ query, headers }, reply) => {
      const payment = find(query);
      if (!payment) return missing(reply);
      if (payment.result !== null) return back(reply, payment, options.returnUrl(payment));
      if (options.followsBrowser) payment.locale = localeOf(headers['accept-language']);
      const t = texts[payment.locale];
      return page(
        reply,
        payPage({
          brand,
          payment,
          merchant,
          action: path,
          title: title[payment.locale],
          content: html`${options.isOver(payment) && html`<p class="notice" role="status">${t.expired}</p>`}
            <p>${t.walletExplained}</p>
            <form method="post" action="${path}" class="fields">
              <input type="hidden" name="token" value="${payment.token}" />
              <button class="primary" name="code" value="CONFIRM">${t.pay(payment.amount)}</button>
            </form>`,
          cancelCode: options.cancelledCode,
          outcomes: outcomes.map(([code, text]) => ({
            code,
            text: text[payment.locale],
            isGood: code === options.paidCode,
          })),
        }),
      );
    });

    app.post<{ Body: Fields }>(path, async ({ body }, reply) => {
      const payment = find(body);
      const code = codeOf(payment, body['code']);
      if (!payment || code === undefined) return missing(reply);
      if (code === 'LEAVE') return page(reply, leftPage({ brand, payment, pay: addressOf(payment) }));
      // The first outcome counts; anyone who presses again only finds the way back.
      const url = payment.result === null ? await options.end(payment, code) : options.returnUrl(payment);
      return body['stay'] === 'yes'
        ? page(reply, leftPage({ brand, payment, pay: addressOf(payment) }))
        : back(reply, payment, url);
    });
  };

  /** Confirming in time pays; the panel may bring about anything at any time. */
  function codeOf(payment: DeskPayment<Details> | undefined, code: unknown): string | undefined {
    if (code === 'CONFIRM') {
      return payment && options.isOver(payment) ? options.expiredCode : options.paidCode;
    }
    return code === 'LEAVE' ? code : outcomes.find(([known]) => known === code)?.[0];
  }
}

const page = (reply: FastifyReply, document: string) => reply.type('text/html; charset=utf-8').send(document);
const missing = (reply: FastifyReply) => page(reply.code(404), notFoundPage());
