import { html, type Html } from '../../web/html';
import { banks, type Bank } from '../banks';
import { texts } from '../texts';
import type { Transaction } from '../transactions';
import { pathOf, transactionDocument } from './gateway-layout';

/** The ways to pay; a merchant may have narrowed them to domestic banks or international cards. */
export function choosePage(transaction: Transaction, now: Date): string {
  const { locale, bankCode: preset } = transaction.request;
  const t = texts[locale];
  const ofKind = (kind: Bank['kind']) => banks.filter((bank) => bank.kind === kind);

  return transactionDocument(
    transaction,
    now,
    t.chooseTitle,
    html`${preset !== 'VNBANK' && preset !== 'INTCARD' && html`<p><a class="way" href="${pathOf('Qr')}?token=${transaction.token}">${t.qrTitle}</a></p>`}
    ${preset !== 'INTCARD' && group(transaction, t.domesticTitle, ofKind('domestic'))}
    ${preset !== 'VNBANK' && group(transaction, t.internationalTitle, ofKind('international'))}`,
  );
}

function group({ token }: Transaction, title: string, offered: readonly Bank[]): Html {
  return html`<h2>${title}</h2>
    <ul class="banks">
      ${offered.map(
        ({ code, name }) =>
          html`<li>
            <a class="bank" href="${pathOf('Card')}?token=${token}&amp;bank=${code}">
              <img src="/assets/banks/${code}.svg" alt="" width="40" height="40" /><span>${name}</span></a
            >
          </li>`,
      )}
    </ul>`;
}
