import { html } from '../../web/html';
import { attemptsAllowed } from '../cards';
import { formatAmount, texts } from '../texts';
import type { Transaction } from '../transactions';
import { pathOf, transactionDocument } from './gateway-layout';

/** Asks for the one-time password, saying how many tries are left after a wrong one. */
export function otpPage(transaction: Transaction, now: Date): string {
  const { locale, amount } = transaction.request;
  const t = texts[locale];
  const wrong = transaction.wrongOtps;

  return transactionDocument(
    transaction,
    now,
    t.otpTitle,
    html`<p>${t.otpExplained('098****321')}</p>
      ${wrong > 0 && html`<p class="error" role="alert" id="complaint">${t.wrongOtp} ${t.attemptsLeft(attemptsAllowed - wrong)}</p>`}
      <form method="post" action="${pathOf('Otp')}" class="fields" autocomplete="off">
        <input type="hidden" name="token" value="${transaction.token}" />
        <p>
          <label for="otp">${t.otpLabel}</label>
          <input
            id="otp"
            name="otp"
            inputmode="numeric"
            maxlength="10"
            required
            aria-describedby="otp-hint${wrong > 0 && ' complaint'}"
          />
          <span class="hint" id="otp-hint">${t.otpHint}</span>
        </p>
        <button class="primary">${t.pay(formatAmount(amount, locale))}</button>
      </form>`,
  );
}
