import { html, type Html } from '../../web/html';
import { toolDocument } from '../../web/tool-layout';
import { formatMoment } from '../texts';
import type { AnyDesk, DeskPayment } from './desk';

/** One gateway's payments on the developer's page. */
export function paymentTable({ gateway, list }: AnyDesk): Html {
  if (list().length === 0) return html``;
  return html`<h3>${gateway}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label="${gateway}">
      <table>
        <thead>
          <tr>
            <th>Opened</th>
            <th>Reference</th>
            <th>Amount</th>
            <th>Result</th>
            <th>The merchant answered</th>
          </tr>
        </thead>
        <tbody>
          ${list()
            .slice(0, 100)
            .map(
              ({ token, reference, amount, openedAt, result, notices }) =>
                html`<tr>
                  <td>${formatMoment(openedAt, 'en')}</td>
                  <td><a href="/panel/payments/${token}">${reference}</a></td>
                  <td class="number">${amount}</td>
                  <td>${result ?? 'open'}</td>
                  <td>${notices.map(({ status, error }) => error ?? `HTTP ${status}`).join(', ') || '–'}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>`;
}

/** Everything that was said about one payment, word for word. */
export function paymentPage(gateway: string, payment: DeskPayment): string {
  const { reference, amount, description, openedAt, result, details, notices, exchanges } = payment;
  return toolDocument(
    reference,
    html`<p><a href="/">All transactions</a></p>
      <h1>${gateway} · ${reference}</h1>
      <p>${amount} · ${description} · opened ${formatMoment(openedAt, 'en')} · ${result ?? 'open'}</p>
      <h2>Notifications</h2>
      ${notices.map(
        ({ at, attempt, what, body, status, answer, error }) =>
          html`<h3>${formatMoment(at, 'en')} · call ${attempt} · ${what}</h3>
            <pre>${body}</pre>
            <pre>${error ?? `${status} ${answer}`}</pre>`,
      )}
      <h2>Requests of the merchant</h2>
      ${exchanges.map(
        ({ at, request, reply }) =>
          html`<h3>${formatMoment(at, 'en')}</h3>
            <pre>${request}</pre>
            <pre>${reply}</pre>`,
      )}
      <h2>What is kept of it</h2>
      <pre>${JSON.stringify(details, null, 2)}</pre>`,
  );
}
