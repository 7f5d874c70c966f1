import { html } from '../../web/html';
import { toolDocument } from '../../web/tool-layout';
import { faultChoices, type Faults } from '../faults';
import { formatAmount, formatMoment } from '../texts';
import type { Transaction } from '../transactions';

/** Everything that was said about one transaction, word for word. */
export function transactionPage(transaction: Transaction, faults: Faults): string {
  const { request, result, exchanges, notifications, refunds, token, openedAt } = transaction;
  return toolDocument(
    request.txnRef,
    html`<p><a href="/">All transactions</a></p>
      <h1>${request.txnRef}</h1>
      <p>
        ${formatAmount(request.amount, 'en')} · ${request.orderInfo} · opened ${formatMoment(openedAt, 'en')}
      </p>
      <h2>Result</h2>
      <pre>${result ? JSON.stringify(result, null, 2) : 'open'}</pre>
      ${
        result &&
        html`<form method="post" action="/panel/notify" class="line">
          <input type="hidden" name="token" value="${token}" />
          <label for="tamper">Notify the merchant once more, spoilt</label>
          <select id="tamper" name="tamper">
            ${faultChoices.ipnTamper.map((value) => html`<option>${value}</option>`)}
          </select>
          <button>Send</button>
        </form>`
      }
      <h2>Faults</h2>
      <pre>${JSON.stringify(faults, null, 2)}</pre>
      <h2>Notifications</h2>
      ${notifications.map(
        ({ at, attempt, url, tamper, status, answer, error, tookMs }) =>
          html`<h3>
              ${formatMoment(at, 'en')} · call ${attempt}${tamper !== 'none' && ` · ${tamper}`} · ${tookMs} ms
            </h3>
            <pre>GET ${url}</pre>
            <pre>${error ?? `${status} ${answer}`}</pre>`,
      )}
      <h2>Requests of the merchant</h2>
      ${exchanges.map(
        ({ at, kind, request: asked, reply }) =>
          html`<h3>${formatMoment(at, 'en')} · ${kind}</h3>
            <pre>${asked}</pre>
            <pre>${reply}</pre>`,
      )}
      <h2>Refunds</h2>
      <pre>${refunds.length > 0 ? JSON.stringify(refunds, null, 2) : 'none'}</pre>`,
  );
}
