import { html, type Html } from '../../web/html';
import { toolDocument } from '../../web/tool-layout';
import type { AnyDesk } from '../desk/desk';
import { paymentTable } from '../desk/desk-panel';
import { faultChoices, type Faults } from '../faults';
import type { Merchant } from '../merchant';
import { outcomeMessages } from '../outcomes';
import { formatAmount, formatMoment } from '../texts';
import type { RefusedRequest, Transaction } from '../transactions';

interface View {
  transactions: readonly Transaction[];
  desks: readonly AnyDesk[];
  refused: readonly RefusedRequest[];
  all: Faults;
  next: Faults | null;
  merchant: Merchant;
  now: Date;
  offsetMs: number;
}

export function panelPage({
  transactions,
  desks,
  refused,
  all,
  next,
  merchant,
  now,
  offsetMs,
}: View): string {
  return toolDocument(
    'Payment sandbox',
    html`<h1>Payment sandbox</h1>
      <p>
        Stands in for VNPAY, ${desks.map(({ gateway }) => gateway).join(', ')}. Merchant
        <b>${merchant.tmnCode}</b>, results go to <code>${merchant.ipnUrl}</code>. The gateway's clock says
        ${formatMoment(now, 'en')} (GMT+7).
      </p>

      <h2>Transactions</h2>
      ${transactions.length === 0 ? html`<p>None yet. A pay request makes the first one.</p>` : transactionTable(transactions)}
      ${desks.map(paymentTable)}

      <h2>What shall go wrong</h2>
      <p>
        ${next ? 'Faults are waiting for the next transaction.' : 'The next transaction follows the faults of all.'}
      </p>
      ${faultForm(next ?? all)}
      <form method="post" action="/panel/clear-faults"><button>Let everything work</button></form>

      <h2>Clock</h2>
      <form method="post" action="/panel/clock" class="line">
        <label for="minutes">Minutes ahead of the real time</label>
        <input
          id="minutes"
          name="minutes"
          type="number"
          step="any"
          value="${Math.round((offsetMs / 60_000) * 100) / 100}"
        />
        <button>Move the clock</button>
      </form>

      <h2>Refused requests</h2>
      ${refused.length === 0 ? html`<p>None.</p>` : refusedList(refused)}

      <h2>Start afresh</h2>
      <form method="post" action="/panel/reset">
        <button>Forget all transactions, faults and the moved clock</button>
      </form>`,
  );
}

function transactionTable(transactions: readonly Transaction[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Transactions">
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
        ${transactions.slice(0, 100).map(
          ({ token, openedAt, request, result, notifications }) =>
            html`<tr>
              <td>${formatMoment(openedAt, 'en')}</td>
              <td><a href="/panel/transactions/${token}">${request.txnRef}</a></td>
              <td class="number">${formatAmount(request.amount, 'en')}</td>
              <td>${result ? html`<b>${result.code}</b> · ${outcomeMessages[result.code].en}` : 'open'}</td>
              <td>
                ${notifications.map(({ rspCode, status, error }) => rspCode ?? error ?? `HTTP ${status}`).join(', ') || '–'}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function faultForm(faults: Faults): Html {
  return html`<form method="post" action="/panel/faults" class="grid">
    ${select('ipn', 'Notification', faultChoices.ipn, faults.ipn)}
    ${number('ipnDelayMs', 'Notification delay (ms)', faults.ipnDelayMs, 0)}
    ${number('ipnCopies', 'Notification sent how often', faults.ipnCopies, 1)}
    ${select('ipnTamper', 'Notification spoilt', faultChoices.ipnTamper, faults.ipnTamper)}
    ${select('create', 'Request for a page', faultChoices.create, faults.create)}
    ${select('querydr', 'Query', faultChoices.querydr, faults.querydr)}
    ${select('refund', 'Refund', faultChoices.refund, faults.refund)}
    <p class="buttons">
      <button name="scope" value="next">Set for the next transaction</button>
      <button name="scope" value="all">Set for all transactions</button>
    </p>
  </form>`;
}

function select(name: string, label: string, choices: readonly string[], chosen: string): Html {
  return html`<p>
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      ${choices.map((value) => html`<option${value === chosen && ' selected'}>${value}</option>`)}
    </select>
  </p>`;
}

function number(name: string, label: string, value: number, least: number): Html {
  return html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="number" min="${least}" value="${value}" />
  </p>`;
}

function refusedList(refused: readonly RefusedRequest[]): Html {
  return html`<ul>
    ${refused.slice(0, 20).map(
      ({ at, code, reason, request }) =>
        html`<li>
          <details>
            <summary>${formatMoment(at, 'en')} · <b>${code}</b> · ${reason}</summary>
            <pre>${request}</pre>
          </details>
        </li>`,
    )}
  </ul>`;
}
