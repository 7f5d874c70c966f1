import { html } from '../../web/html';
import type { Bank } from '../banks';
import { attemptsAllowed, testCards } from '../cards';
import { texts } from '../texts';
import type { Transaction } from '../transactions';
import { pathOf, transactionDocument } from './gateway-layout';

export interface CardForm {
  number: string;
  holder: string;
  date: string;
}

/** The card form; `typed` is what was refused a moment ago. */
export function cardPage(transaction: Transaction, now: Date, bank: Bank, typed?: CardForm): string {
  const t = texts[transaction.request.locale];
  const dateLabel = bank.kind === 'domestic' ? t.issueDate : t.expiryDate;
  const cards = testCards.filter((card) => card.kind === bank.kind);
  const complaint = typed && `${t.wrongCard} ${t.attemptsLeft(attemptsAllowed - transaction.wrongCards)}`;

  return transactionDocument(
    transaction,
    now,
    `${t.cardTitle} · ${bank.name}`,
    html`${complaint !== undefined && html`<p class="error" role="alert" id="complaint">${complaint}</p>`}
      <form
        method="post"
        action="${pathOf('Card')}"
        class="fields"
        autocomplete="off"
        ${typed && html` aria-describedby="complaint"`}
      >
        <input type="hidden" name="token" value="${transaction.token}" />
        <input type="hidden" name="bank" value="${bank.code}" />
        <p>
          <label for="number">${t.cardNumber}</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            maxlength="30"
            required
            value="${typed?.number}"
          />
        </p>
        <p>
          <label for="holder">${t.cardHolder}</label>
          <input id="holder" name="holder" maxlength="60" required value="${typed?.holder}" />
        </p>
        <p>
          <label for="date">${dateLabel}</label>
          <input id="date" name="date" maxlength="5" placeholder="MM/YY" required value="${typed?.date}" />
        </p>
        <button class="primary">${t.continue}</button>
      </form>
      <details class="test-cards">
        <summary>${t.testCards}</summary>
        <ul>
          ${cards.map(
            (card) =>
              html`<li>
                <code>${card.number}</code> ${card.holder} ${card.date} · ${t.testCardCase[card.case]}
              </li>`,
          )}
        </ul>
      </details>
      <p>
        <a href="${pathOf('PaymentMethod')}?token=${transaction.token}&amp;all=yes">${t.otherMethod}</a>
      </p>`,
  );
}
