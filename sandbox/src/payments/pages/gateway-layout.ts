import { html, type Html } from '../../web/html';
import { transactionStatusCodes, transactionStatuses, outcomeCodes, outcomeMessages } from '../outcomes';
import { formatAmount, formatMoment, texts, type Locale } from '../texts';
import type { Transaction } from '../transactions';

export const pathOf = (page: string) => `/paymentv2/Transaction/${page}.html`;

interface Document {
  /** Whose page it is. */
  brand?: string;
  locale: Locale;
  title: string;
  main: Html;
  /** Where the browser goes by itself. */
  refresh?: string | undefined;
}

/** The frame of every page a shopper sees. */
export function gatewayDocument({ brand = 'VNPAY', locale, title, main, refresh }: Document): string {
  const t = texts[locale];
  return html`<!doctype html>
    <html lang="${t.htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refresh !== undefined && html`<meta http-equiv="refresh" content="0;url=${refresh}" />`}
        <title>${title} · ${brand} SANDBOX</title>
        <link rel="stylesheet" href="/assets/gateway.css" />
        <link rel="icon" href="/assets/icon.svg" />
      </head>
      <body>
        <header>
          <p class="banner"><strong>SANDBOX</strong> ${t.banner}</p>
          <p class="top"><span class="mark">${brand}</span> <span class="gateway">${t.gateway}</span></p>
        </header>
        ${main}
      </body>
    </html>`.text;
}

/** A page of one transaction: what is asked beside what is being paid, the outcome panel below. */
export function transactionDocument(
  transaction: Transaction,
  now: Date,
  title: string,
  content: Html,
): string {
  const { locale, expiresAt } = transaction.request;
  const t = texts[locale];
  const isExpired = expiresAt <= now;
  return gatewayDocument({
    locale,
    title,
    main: html`<div class="columns">
        <main>
          <h1>${title}</h1>
          ${isExpired && html`<p class="notice" role="status">${t.expired}</p>`} ${content}
          <form method="post" action="${pathOf('Cancel')}" class="cancel">
            <input type="hidden" name="token" value="${transaction.token}" />
            <button class="quiet">${t.cancel}</button>
          </form>
        </main>
        ${orderSummary(transaction)}
      </div>
      ${outcomePanel(transaction)}`,
  });
}

function orderSummary({ request }: Transaction): Html {
  const t = texts[request.locale];
  return html`<aside class="summary" aria-label="${t.order}">
    <h2>${t.order}</h2>
    <dl>
      <div class="total">
        <dt>${t.amount}</dt>
        <dd>${formatAmount(request.amount, request.locale)}</dd>
      </div>
      <div>
        <dt>${t.merchant}</dt>
        <dd>${request.tmnCode}</dd>
      </div>
      <div>
        <dt>${t.reference}</dt>
        <dd>${request.txnRef}</dd>
      </div>
      <div>
        <dt>${t.description}</dt>
        <dd>${request.orderInfo}</dd>
      </div>
      <div>
        <dt>${t.payBefore}</dt>
        <dd>${formatMoment(request.expiresAt, request.locale)}</dd>
      </div>
    </dl>
  </aside>`;
}

function outcomePanel({ token, request }: Transaction): Html {
  const { locale } = request;
  const t = texts[locale];
  return html`<section class="panel" aria-labelledby="panel-title">
    <h2 id="panel-title">${t.panelTitle}</h2>
    <p>${t.panelExplained}</p>
    <form method="post" action="${pathOf('Outcome')}">
      <input type="hidden" name="token" value="${token}" />
      <div class="panel-options">
        <p>
          <label for="status">${t.panelStatus}</label>
          <select id="status" name="status">
            <option value="">${t.panelStatusUsual}</option>
            ${transactionStatusCodes.map((code) => html`<option value="${code}">${code} · ${transactionStatuses[code][locale]}</option>`)}
          </select>
        </p>
        <p class="check">
          <input type="checkbox" id="stay" name="stay" value="yes" /><label for="stay">${t.panelClose}</label>
        </p>
      </div>
      <ul class="outcomes">
        ${outcomeCodes.map(
          (code) =>
            html`<li>
              <button name="code" value="${code}" class="outcome${code === '00' && ' good'}">
                <b>${code}</b> · ${outcomeMessages[code][locale]}
              </button>
            </li>`,
        )}
      </ul>
    </form>
    <form method="post" action="${pathOf('Abandon')}">
      <input type="hidden" name="token" value="${token}" />
      <button class="quiet">${t.closeNow}</button>
    </form>
  </section>`;
}
