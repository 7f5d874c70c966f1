import type { Checked } from '../../lib/contact';
import type { FieldError } from '../../lib/errors';
import { checkFullName } from '../../lib/person-name';
import { normalisePhone } from '../../lib/phone';
import type { PayoutBody } from './rewards.schema';

export interface PayoutAccount {
  method: PayoutBody['method'];
  /** Upper case: `VCB`, `MOMO`. */
  provider: string;
  number: string;
  holder: string;
}

const wallets = new Set(['MOMO', 'ZALOPAY']);

/** Where money is sent, as it is stored; every wrong field is reported. */
export function checkPayoutAccount({ method, account }: PayoutBody): Checked<PayoutAccount> {
  const errors: FieldError[] = [];
  const provider = account.provider.trim().toUpperCase();
  const isProvider = method === 'BANK' ? /^[A-Z0-9]{2,20}$/.test(provider) : wallets.has(provider);
  if (!isProvider) errors.push({ field: 'account.provider', code: provider === '' ? 'required' : 'unknown' });
  const typed = account.number.replace(/[\s.-]/g, '');
  const number =
    method === 'BANK' ? (/^\d{6,19}$/.test(typed) ? typed : null) : normalisePhone(account.number);
  if (number === null) errors.push({ field: 'account.number', code: typed === '' ? 'required' : 'invalid' });
  const holder = checkFullName(account.holder);
  if ('problem' in holder) errors.push({ field: 'account.holder', code: holder.problem });
  if (errors.length > 0 || number === null || 'problem' in holder) return { ok: false, errors };
  return { ok: true, value: { method, provider, number, holder: holder.name } };
}

/** "•••• 6789" */
export const maskedNumber = (number: string) => `•••• ${number.slice(-4)}`;
