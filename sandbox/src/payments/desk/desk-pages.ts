import { html, type Html } from '../../web/html';
import { gatewayDocument } from '../pages/gateway-layout';
import { texts, type Locale } from '../texts';
import type { DeskPayment } from './desk';

export interface OutcomeChoice {
  code: string;
  text: string;
  isGood?: boolean;
}
interface Frame {
  brand: string;
  payment: DeskPayment;
}
interface PayView extends Frame {
  /** Where the gateway knows a name of it. */
  merchant?: string;
  /** Where every form of the page goes. */
  action: string;
  title: string;
  content: Html;
  cancelCode: string;
  outcomes: OutcomeChoice[];
}

/** What a shopper sees: what is asked beside what is being paid, and every outcome below. */
export function payPage({ brand, payment, merchant, action, title, content, ...rest }: PayView): string {
  const t = texts[payment.locale];
  const token = html`<input type="hidden" name="token" value="${payment.token}" />`;
  return gatewayDocument({
    brand,
    locale: payment.locale,
    title,
    main: html`<div class="columns">
        <main>
          <h1>${title}</h1>
          ${content}
          <form method="post" action="${action}" class="cancel">
            ${token}<button class="quiet" name="code" value="${rest.cancelCode}">${t.cancel}</button>
          </form>
        </main>
        <aside class="summary" aria-label="${t.order}">
          <h2>${t.order}</h2>
          <dl>
            <div class="total">
              <dt>${t.amount}</dt>
              <dd>${payment.amount}</dd>
            </div>
            ${[
              ...(merchant === undefined ? [] : [[t.merchant, merchant]]),
              [t.reference, payment.reference],
              [t.description, payment.description],
            ].map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${value}</dd>
                </div>`,
            )}
          </dl>
        </aside>
      </div>
      <section class="panel" aria-labelledby="panel-title">
        <h2 id="panel-title">${t.panelTitle}</h2>
        <p>${t.panelAnyCode}</p>
        <form method="post" action="${action}">
          ${token}
          <p class="check">
            <input type="checkbox" id="stay" name="stay" value="yes" /><label for="stay"
              >${t.panelClose}</label
            >
          </p>
          <ul class="outcomes">
            ${rest.outcomes.map(
              ({ code, text, isGood = false }) =>
                html`<li>
                  <button name="code" value="${code}" class="outcome${isGood && ' good'}">
                    <b>${code}</b> · ${text}
                  </button>
                </li>`,
            )}
          </ul>
        </form>
        <form method="post" action="${action}">
          ${token}<button class="quiet" name="code" value="LEAVE">${t.closeNow}</button>
        </form>
      </section>`,
  });
}

/**
 * Sends the browser back by itself. A page and not a redirect of the posted form, because a form may only lead where
 * `form-action` allows, and the shop's own redirects cannot be known here.
 */
export function backPage({ brand, payment, result, url }: Frame & { result: string; url: string }): string {
  const t = texts[payment.locale];
  return gatewayDocument({
    brand,
    locale: payment.locale,
    title: t.returningTitle,
    refresh: url,
    main: html`<main class="single">
      <h1>${t.returningTitle}</h1>
      <p>${t.result}: <b>${result}</b></p>
      <p><a class="primary" href="${url}">${t.returnNow}</a></p>
    </main>`,
  });
}

/** The end of a visit that does not lead back to the shop. */
export function leftPage({ brand, payment, pay }: Frame & { pay: string }): string {
  const t = texts[payment.locale];
  return gatewayDocument({
    brand,
    locale: payment.locale,
    title: t.closedTitle,
    main: html`<main class="single">
      <h1>${t.closedTitle}</h1>
      ${
        payment.result
          ? html`<p>${t.result}: <b>${payment.result}</b></p>
              <p>${t.closedDone}</p>`
          : html`<p>${t.closedUnpaid}</p>
              <p><a href="${pay}">${t.backToPayment}</a></p>`
      }
    </main>`,
  });
}

export const localeOf = (text: unknown): Locale =>
  typeof text === 'string' && text.startsWith('en') ? 'en' : 'vn';
