import { html } from '../../web/html';
import { texts } from '../texts';
import type { Transaction } from '../transactions';
import { pathOf, transactionDocument } from './gateway-layout';

/** Stands for the shopper's phone. */
export function qrPage(transaction: Transaction, now: Date): string {
  const t = texts[transaction.request.locale];
  return transactionDocument(
    transaction,
    now,
    t.qrPageTitle,
    html`<p>${t.qrExplained}</p>
      <form method="post" action="${pathOf('Qr')}" class="fields">
        <input type="hidden" name="token" value="${transaction.token}" />
        <button class="primary">${t.qrConfirm}</button>
      </form>
      <p>
        <a href="${pathOf('PaymentMethod')}?token=${transaction.token}&amp;all=yes">${t.otherMethod}</a>
      </p>`,
  );
}
