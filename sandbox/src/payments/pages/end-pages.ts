import { html } from '../../web/html';
import { outcomeMessages, refusalMessages, type RefusalCode } from '../outcomes';
import { texts, type Locale } from '../texts';
import type { Transaction } from '../transactions';
import { gatewayDocument, pathOf } from './gateway-layout';

/**
 * Sends the browser back by itself. A page and not a redirect of the posted form, because a form
 * may only lead where `form-action` allows, and the shop's own redirects cannot be known here.
 */
export function returningPage({ request, result }: Transaction, returnUrl: string): string {
  const t = texts[request.locale];
  return gatewayDocument({
    locale: request.locale,
    title: t.returningTitle,
    refresh: returnUrl,
    main: html`<main class="single">
      <h1>${t.returningTitle}</h1>
      ${result && html`<p>${t.result}: <b>${result.code}</b> · ${outcomeMessages[result.code][request.locale]}</p>`}
      <p><a class="primary" href="${returnUrl}">${t.returnNow}</a></p>
    </main>`,
  });
}

/** The end of a visit that does not lead back to the shop. */
export function closedPage({ request, result, token }: Transaction): string {
  const t = texts[request.locale];
  return gatewayDocument({
    locale: request.locale,
    title: t.closedTitle,
    main: html`<main class="single">
      <h1>${t.closedTitle}</h1>
      ${
        result
          ? html`<p>${t.result}: <b>${result.code}</b> · ${outcomeMessages[result.code][request.locale]}</p>
              <p>${t.closedDone}</p>`
          : html`<p>${t.closedUnpaid}</p>
              <p><a href="${pathOf('PaymentMethod')}?token=${token}">${t.backToPayment}</a></p>`
      }
    </main>`,
  });
}

export function errorPage(code: RefusalCode, locale: Locale): string {
  const t = texts[locale];
  return gatewayDocument({
    locale,
    title: t.errorTitle,
    main: html`<main class="single">
      <h1>${t.errorTitle}</h1>
      <p class="error" role="alert"><b>${refusalMessages[code][locale]}</b></p>
      <p>${t.errorCode}: <b>${code}</b></p>
      <p>${t.errorSafe}</p>
    </main>`,
  });
}

export function notFoundPage(): string {
  return gatewayDocument({
    locale: 'vn',
    title: texts.vn.notFoundTitle,
    main: html`<main class="single">
      <h1>${texts.vn.notFoundTitle}</h1>
      <p>${texts.vn.notFound}</p>
      <p lang="en">${texts.en.notFound}</p>
    </main>`,
  });
}
